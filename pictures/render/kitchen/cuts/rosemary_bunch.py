"""Sprigs of rosemary: needles all around each twig."""

from ..shapes.bunch import bunch
from ..shapes.herbs import needles


def build(material, random, size):
    return bunch(
        'rosemary', material, random, size, 6, 1.0, lambda plant, way: needles(plant, way, size), thick=0.014, spread=0.7, core=0.05
    )
