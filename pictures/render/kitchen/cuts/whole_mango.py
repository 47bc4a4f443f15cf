"""Mangoes, on their side."""

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import MANGO


def build(material, random, size):
    return Fruit(random, 0.26 * size, MANGO).skin(uneven=0.06, blush=0.5).done('mango', material, lies=True, squash=(0.85, 1, 1))
