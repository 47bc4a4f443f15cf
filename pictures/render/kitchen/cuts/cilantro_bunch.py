"""Bunches of round lobed leaves: coriander."""

from ..shapes.bunch import bunch
from ..shapes.herbs import lobed


def build(material, random, size):
    return bunch(
        'cilantro', material, random, size, 24, 1.05, lambda plant, way: lobed(plant, way, size, 0.15, True), thick=0.009, spread=0.7
    )
