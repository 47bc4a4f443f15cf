"""Halves of pears, the cut up, with their stalk and pips."""

import math

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import PEAR


def build(material, random, size):
    half = Fruit(random, 0.22 * size, PEAR).skin(0.5).open(0.5, lambda x, z: max(0.3, math.hypot(x, z)) if x > 0.05 else 0.3)
    for side in (-1, 1):
        half.ball((0, 0.13 * side, 0.02), (0.04, 0.05, 0.1), 0)
    return half.stalk(0.5, 0.045).done('pear', material, lies=True)
