"""Avocados, on their side."""

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import AVOCADO


def build(material, random, size):
    return Fruit(random, 0.22 * size, AVOCADO).skin(uneven=0.07).stalk(0.1, 0.08).done('avocado', material, lies=True)
