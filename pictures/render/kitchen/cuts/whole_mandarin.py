"""Mandarins: flat, with a green button in a dimple."""

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import MANDARIN


def build(material, random, size):
    return (
        Fruit(random, 0.27 * size, MANDARIN)
        .skin(lobes=0.02, uneven=0.04, blush=0.1)
        .ball((0, 0, 0.71), (0.1, 0.1, 0.04), 0, 0, 1)
        .done('mandarin', material, tip=random.uniform(0.3, 0.7))
    )
