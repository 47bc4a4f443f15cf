"""A raw chop of the loin: fat along its back, the rib along the other side."""

import math

from ..shapes.meat import meat_slice
from ..shapes.sandwich import oblong

OUTLINE = oblong(0.36, 0.27, 2.3)
ANGLE = math.radians(205)


def reach(x, y):
    """An oval with the rib standing out at its left end."""
    return OUTLINE(x, y) + 0.16 * math.exp(-(((x * math.sin(ANGLE) - y * math.cos(ANGLE)) / 0.13) ** 2)) * (x < 0)


def fat(x, y, share):
    return (share > 0.84) * (0.2 + 2 * y) + 0.5 * (x < -0.3)


def bone(x, y, share):
    along = -x - 0.18
    return 0.6 * (along > 0) * (abs(y + 0.47 * along + 0.05) < 0.04)


def build(material, random, size):
    return meat_slice(material, random, size, reach, 0.075, fat, bone)
