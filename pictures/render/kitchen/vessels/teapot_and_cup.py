"""A round glass teapot under its lid, and a glass cup before it."""

import math

from ..layout import smooth_profile
from ..scene import link, tubes
from ..shapes.glass import glass
from ..shapes.handle import handle
from ..shapes.solid_glass import solid_glass
from .glass_cups_on_saucers import CUP

LEVEL, SURFACE, MIDDLE = 0.03, 0.9, 0.42
TEAPOT = [
    (0.001, 0.02),
    (0.3, 0.02),
    (0.36, 0.04),
    (0.5, 0.2),
    (0.55, 0.42),
    (0.49, 0.64),
    (0.36, 0.77),
    (0.3, 0.8),
    (0.295, 0.84),
    (0.285, 0.835),
]
LID = [(0.31, 0.85), (0.31, 0.865), (0.25, 0.9), (0.12, 0.94), (0.05, 0.955), (0.04, 0.97), (0.065, 1.0), (0.05, 1.035), (0.001, 1.045)]
TEAPOT_WALLS = [(0.2, 0.05), (0.35, 0.06), (0.49, 0.2), (0.54, 0.42), (0.48, 0.64), (0.35, 0.765)]
CUP_WALLS = [(0.14, 0.04), (0.22, 0.055), (0.335, 0.15), (0.403, 0.3), (0.423, 0.5)]
POURED = ((0.28, 0.3, TEAPOT_WALLS), (-0.44, -0.2, CUP_WALLS))


def build(description):
    (px, py, _), (cx, cy, _) = POURED
    link(glass('teapot', smooth_profile(TEAPOT))).location = (px, py, 0)
    link(glass('lid', smooth_profile(LID))).location = (px, py, 0)
    clear = solid_glass()
    link(handle(clear, (px, py), -0.2, (0.42, 0.7), (0.52, 0.28), 0.22, 0.04))
    spout = [
        ((px - 0.48 - 0.3 * t - 0.06 * math.sin(3 * t), py - 0.03 * t, 0.46 + 0.32 * t + 0.08 * t * t), 1.5 - 0.8 * t)
        for t in (i / 16 for i in range(17))
    ]
    link(tubes('spout', [spout], 0.07, clear, 6))
    link(glass('cup', smooth_profile(CUP))).location = (cx, cy, 0)
    link(handle(clear, (cx, cy), 4.0, (0.41, 0.44), (0.36, 0.2), 0.17, 0.028))
