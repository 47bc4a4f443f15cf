"""Halves of cherries, the hollow of the stone up."""

import math

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import CHERRY


def build(material, random, size):
    half = Fruit(random, 0.13 * size, CHERRY).skin(0.5).open(0.5, lambda x, z: math.hypot(x, z), hollow=0.36)
    return half.done('cherry', material, lies=True)
