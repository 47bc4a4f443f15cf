"""Quinces: between an apple and a pear, knobbly."""

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import PEAR


def build(material, random, size):
    return (
        Fruit(random, 0.28 * size, PEAR)
        .skin(lobes=0.05, uneven=0.14)
        .stalk(0.3, 0.05)
        .done('quince', material, tip=random.uniform(0, 0.3), squash=(1, 1, 0.8))
    )
