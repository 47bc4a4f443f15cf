"""Wedges of peaches and mangoes on their skin."""

import math

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import PEACH

SHARE = 1 / 6


def build(material, random, size):
    wedge = Fruit(random, 0.32 * size, PEACH).skin(SHARE)
    return wedge.open(SHARE, lambda x, z: math.hypot(x, 0.9 * z)).done('peach', material, lies=True)
