"""Halves of plums with their stone."""

import math

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import PLUM


def build(material, random, size):
    half = Fruit(random, 0.17 * size, PLUM).skin(0.5).open(0.5, lambda x, z: math.hypot(x, 0.78 * z), hollow=0.0)
    return half.ball((0, 0, 0), (0.22, 0.36, 0.6), 0).done('plum', material, lies=True)
