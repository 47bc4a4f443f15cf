"""Grapes."""

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import GRAPE


def build(material, random, size):
    return Fruit(random, 0.12 * size, GRAPE).skin(blush=0.15).done('grape', material, lies=True)
