"""Pears, with their stalk."""

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import PEAR


def build(material, random, size):
    return Fruit(random, 0.24 * size, PEAR).skin(uneven=0.08).stalk(0.6, 0.045).done('pear', material, tip=random.uniform(0, 0.2))
