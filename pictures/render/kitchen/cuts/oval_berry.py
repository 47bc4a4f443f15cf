"""Berries of sea buckthorn: oval."""

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import OVAL_BERRY


def build(material, random, size):
    return (
        Fruit(random, 0.085 * size, OVAL_BERRY)
        .skin(blush=0.2)
        .ball((0, 0, -1.27), (0.13, 0.13, 0.06), 0, 0, 1)
        .done('berry', material, lies=True)
    )
