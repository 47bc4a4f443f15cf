"""Half of a kidney, the cut up: white fat around the notch."""

import math

from ..shapes.meat import meat_slice
from ..shapes.sandwich import oblong

OUTLINE = oblong(0.36, 0.22, 2.2)


def reach(x, y):
    lobes = 1 + 0.05 * math.cos(9 * math.atan2(y, x))
    return OUTLINE(x, y) * lobes * (1 - 0.45 * math.exp(-((x / 0.45) ** 2)) * (y < 0))


def fat(x, y, share):
    return 0.95 - 3.2 * math.hypot(0.8 * x, y + 0.08)


def build(material, random, size):
    return meat_slice(material, random, size, reach, 0.09, fat, uneven=0.6)
