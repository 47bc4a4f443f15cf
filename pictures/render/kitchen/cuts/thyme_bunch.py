"""Bunches of thyme: thin woody twigs with small leaves."""

from ..shapes.bunch import bunch
from ..shapes.herbs import paired
from ..shapes.plant import oval


def build(material, random, size):
    return bunch(
        'thyme',
        material,
        random,
        size,
        22,
        1.0,
        lambda plant, way: paired(plant, way, 0.075 * size, lambda t: 0.26 * oval(t), 15, 0.28, steps=6, across=3, veins=0),
        thick=0.007,
        spread=0.6,
        core=0.1,
    )
