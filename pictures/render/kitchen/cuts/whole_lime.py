"""Limes, on their side."""

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import LIME


def build(material, random, size):
    return (
        Fruit(random, 0.22 * size, LIME).skin(uneven=0.04).ball((0, 0, 1.06), (0.1, 0.1, 0.04), 0, 0, 1).done('lime', material, lies=True)
    )
