"""Cherries on their stalk."""

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import CHERRY


def build(material, random, size):
    return (
        Fruit(random, 0.13 * size, CHERRY)
        .skin(seam=0.04, blush=0.25)
        .stalk(2.8, 0.07, random.uniform(0.2, 0.5), start=0.6)
        .done('cherry', material, tip=random.uniform(0.6, 1.5))
    )
