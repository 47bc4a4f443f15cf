"""Bunches of curly-edged lobed leaves: parsley."""

from ..shapes.bunch import bunch
from ..shapes.herbs import lobed


def build(material, random, size):
    return bunch('parsley', material, random, size, 26, 0.95, lambda plant, way: lobed(plant, way, size, 0.2), spread=0.75)
