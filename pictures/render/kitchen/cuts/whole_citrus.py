"""Oranges: round, with a green button."""

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import ORANGE


def build(material, random, size):
    return (
        Fruit(random, 0.3 * size, ORANGE)
        .skin(uneven=0.03, blush=0.1)
        .ball((0, 0, 0.91), (0.1, 0.1, 0.03), 0, 0, 1)
        .done('orange', material, tip=random.uniform(0.3, 0.8))
    )
