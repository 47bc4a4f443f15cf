"""Cherries, pitted and without their stalk."""

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import CHERRY


def build(material, random, size):
    return Fruit(random, 0.13 * size, CHERRY).skin(seam=0.04, blush=0.25).done('cherry', material, tip=random.uniform(0, 0.9))
