"""Halves of avocados with their stone."""

import math

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import AVOCADO


def build(material, random, size):
    half = (
        Fruit(random, 0.26 * size, AVOCADO)
        .skin(0.5)
        .open(0.5, lambda x, z: max(math.hypot(x, z), math.hypot(x / 0.95, (z - 0.3) / 1.25)), hollow=0.0)
    )
    return half.ball((0, 0, 0), (0.44, 0.48, 0.5), 0, 1, 1).done('avocado', material, lies=True)
