"""A big mug with a handle."""

import math

from ..layout import smooth_profile
from ..scene import link, tubes, turned
from .bowl import glaze

LEVEL, SURFACE, MIDDLE = 0.84, 0.47, 0.6
OUTSIDE = [(0.001, 0.03), (0.38, 0.03), (0.47, 0.06), (0.5, 0.16), (0.515, 0.5), (0.52, 0.84), (0.523, 0.93)]
INSIDE = [(0.516, 0.953), (0.5, 0.955), (0.488, 0.93), (0.48, 0.84), (0.47, 0.5), (0.42, 0.14), (0.001, 0.1)]
TURN = -0.32


def build(description):
    material = glaze(description)
    link(turned('mug', smooth_profile(OUTSIDE + INSIDE), material, uneven=0.0))
    curve = []
    for i in range(25):
        angle = math.pi * (i / 24 - 0.5) * 1.06
        away, height = 0.49 + 0.29 * math.cos(angle) ** 0.8 if math.cos(angle) > 0 else 0.49, 0.5 + 0.29 * math.sin(angle)
        curve.append(((away * math.cos(TURN), away * math.sin(TURN), height), 1.0 + 0.25 * abs(math.sin(angle)) ** 3))
    link(tubes('handle', [curve], 0.055, material, 5))
