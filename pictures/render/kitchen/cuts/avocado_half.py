"""Halves of avocados, the hollow of the stone up."""

import math

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import AVOCADO


def build(material, random, size):
    half = (
        Fruit(random, 0.26 * size, AVOCADO)
        .skin(0.5)
        .open(0.5, lambda x, z: max(math.hypot(x, z), math.hypot(x / 0.95, (z - 0.3) / 1.25)), hollow=0.5)
    )
    return half.done('avocado', material, lies=True)
