"""Peaches: a seam, and a blush on one side."""

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import PEACH


def build(material, random, size):
    return Fruit(random, 0.27 * size, PEACH).skin(seam=0.07, blush=0.4, ends=0.1).done('peach', material, tip=random.uniform(0.3, 0.7))
