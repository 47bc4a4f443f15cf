"""Pomegranates, with their crown."""

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import POMEGRANATE


def build(material, random, size):
    return Fruit(random, 0.36 * size, POMEGRANATE).skin(lobes=0.05, blush=0.35, crown=1.1).done('pomegranate', material, tip=0.5)
