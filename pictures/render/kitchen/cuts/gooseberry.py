"""Gooseberries: striped from the stalk to the flower."""

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import BERRY


def build(material, random, size):
    return (
        Fruit(random, 0.13 * size, BERRY)
        .skin(blush=0.15, veins=9)
        .ball((0, 0, -1.02), (0.16, 0.16, 0.14), 0, 0, 1)
        .done('gooseberry', material, lies=True)
    )
