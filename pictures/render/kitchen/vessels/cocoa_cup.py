"""A wide cup with a handle on a saucer."""

import math

from ..layout import smooth_profile
from ..scene import link, tubes, turned
from .bowl import glaze

LEVEL, SURFACE, MIDDLE = 0.1, 0.9, 0.3
BRIM, BRIM_LEVEL = 0.555, 0.52
CUP = [
    (0.001, 0.12),
    (0.3, 0.12),
    (0.34, 0.1),
    (0.37, 0.13),
    (0.5, 0.26),
    (0.575, 0.42),
    (0.6, 0.6),
    (0.597, 0.622),
    (0.58, 0.622),
    (0.568, 0.6),
    (0.545, 0.44),
    (0.46, 0.27),
    (0.3, 0.17),
    (0.001, 0.16),
]
SAUCER = [
    (0.001, 0.06),
    (0.3, 0.06),
    (0.34, 0.03),
    (0.38, 0.06),
    (0.66, 0.11),
    (0.83, 0.18),
    (0.84, 0.197),
    (0.82, 0.2),
    (0.66, 0.14),
    (0.42, 0.1),
    (0.001, 0.1),
]
TURN = -0.25


def build(description):
    material = glaze(description)
    link(turned('cup', smooth_profile(CUP), material, uneven=0.0))
    link(turned('saucer', smooth_profile(SAUCER), material, uneven=0.0))
    curve = []
    for i in range(25):
        angle = math.pi * (i / 24 - 0.5)
        away, height = 0.54 + 0.27 * max(0, math.cos(angle)) ** 0.8, 0.41 + 0.16 * math.sin(angle)
        curve.append(((away * math.cos(TURN), away * math.sin(TURN), height), 1 + 0.3 * abs(math.sin(angle)) ** 3))
    link(tubes('handle', [curve], 0.045, material, 5))
