"""Lemons, on their side."""

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import LEMON


def build(material, random, size):
    return Fruit(random, 0.22 * size, LEMON).skin(uneven=0.05, blush=0.1).done('lemon', material, lies=True)
