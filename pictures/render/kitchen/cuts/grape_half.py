"""Halves of grapes, the cut up."""

import math

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import GRAPE


def build(material, random, size):
    half = Fruit(random, 0.12 * size, GRAPE).skin(0.5).open(0.5, lambda x, z: math.hypot(x, 0.88 * z), hollow=0.0)
    return half.done('grape', material, lies=True)
