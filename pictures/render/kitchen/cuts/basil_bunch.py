"""Bunches of basil: broad leaves in pairs."""

from ..shapes.bunch import bunch
from ..shapes.herbs import paired
from ..shapes.plant import oval


def build(material, random, size):
    return bunch(
        'basil',
        material,
        random,
        size,
        9,
        0.85,
        lambda plant, way: paired(plant, way, 0.32 * size, lambda t: 0.32 * oval(t, 0.42), 3, 0.5),
        thick=0.016,
        spread=0.8,
    )
