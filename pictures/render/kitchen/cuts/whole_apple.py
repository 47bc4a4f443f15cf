"""Apples."""

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import APPLE


def build(material, random, size):
    return (
        Fruit(random, 0.3 * size, APPLE)
        .skin(lobes=0.03, ends=0.25)
        .stalk(0.55, 0.035, start=0.42)
        .done('apple', material, tip=random.uniform(0.1, 0.4))
    )
