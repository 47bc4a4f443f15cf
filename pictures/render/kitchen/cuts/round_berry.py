"""Cranberries and lingonberries: round, with the mark of the flower."""

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import BERRY


def build(material, random, size):
    return Fruit(random, 0.1 * size, BERRY).skin(blush=0.35, uneven=0.04).done('berry', material, tip=random.uniform(0, 3))
