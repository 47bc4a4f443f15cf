"""Plums, on their side."""

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import PLUM


def build(material, random, size):
    return Fruit(random, 0.18 * size, PLUM).skin(seam=0.06, blush=0.2).stalk(0.3, 0.04).done('plum', material, lies=True)
