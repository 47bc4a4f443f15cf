"""Halves of peaches, the hollow of the stone up."""

import math

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import PEACH


def build(material, random, size):
    half = Fruit(random, 0.26 * size, PEACH).skin(0.5).open(0.5, lambda x, z: math.hypot(x, 0.9 * z), hollow=0.3)
    return half.done('peach', material, lies=True)
