"""A cast-iron pot with two handles."""

import math

from ..layout import smooth_profile
from ..scene import link, tubes, turned
from .bowl import glaze

LEVEL, SURFACE, DEPTH = 0.6, 0.88, 0.38
OUTSIDE = [(0.001, 0.04), (0.7, 0.04), (0.82, 0.07), (0.9, 0.18), (0.93, 0.4), (0.945, 0.68), (0.97, 0.72)]
INSIDE = [(0.965, 0.745), (0.925, 0.745), (0.905, 0.71), (0.89, 0.4), (0.84, 0.2), (0.7, 0.12), (0.001, 0.12)]


def build(description):
    material = glaze(description)
    link(turned('pot', smooth_profile(OUTSIDE + INSIDE), material, uneven=0.0))
    for side in (-1, 1):
        curve = []
        for i in range(13):
            angle = math.pi * (i / 12 - 0.5)
            curve.append(((side * (0.93 + 0.2 * math.cos(angle)), 0.26 * math.sin(angle), 0.6), 1))
        link(tubes('handle', [curve], 0.042, material, 4))
