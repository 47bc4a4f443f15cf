"""Bunches of dill: feathery fronds."""

from ..shapes.bunch import bunch
from ..shapes.herbs import feathery


def build(material, random, size):
    return bunch('dill', material, random, size, 20, 1.1, lambda plant, way: feathery(plant, way, size), thick=0.01, spread=0.6, core=0.6)
