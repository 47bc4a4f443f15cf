"""A slice across a shank: fat or skin around the meat, the bone with its marrow in it."""

import math

from ..shapes.meat import meat_slice
from ..shapes.sandwich import oblong

BONE, MARROW = 0.088, 0.048


def bone(x, y, share):
    away = math.hypot(x - 0.05, y - 0.02)
    return 0.9 if away < MARROW else 0.5 if away < BONE else 0.0


def build(material, random, size):
    return meat_slice(material, random, size, oblong(0.33, 0.28, 2.2), 0.1, lambda x, y, share: 0.75 * (share > 0.93), bone)
