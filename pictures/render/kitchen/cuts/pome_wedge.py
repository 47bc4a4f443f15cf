"""Wedges of apples and quinces on their skin, with pips on their cut faces."""

import math

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import APPLE

SHARE = 1 / 5


def build(material, random, size):
    wedge = Fruit(random, 0.34 * size, APPLE).skin(SHARE, lobes=0.03, ends=0.25)
    wedge.open(SHARE, lambda x, z: math.hypot(x, z + 0.06), lobes=0.03)
    for side in (-1, 1):
        angle = side * math.pi * SHARE
        wedge.ball((0.17 * math.cos(angle), 0.17 * math.sin(angle), -0.05), (0.06, 0.06, 0.13), 0)
    return wedge.done('apple', material, lies=True)
