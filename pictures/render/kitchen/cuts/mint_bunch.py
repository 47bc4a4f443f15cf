"""Bunches of mint: toothed leaves in pairs."""

import math

from ..shapes.bunch import bunch
from ..shapes.herbs import paired
from ..shapes.plant import oval


def half(t):
    """A pointed oval with teeth."""
    return 0.29 * oval(t, 0.42) * (1 + 0.05 * math.sin(t * 90))


def build(material, random, size):
    return bunch(
        'mint',
        material,
        random,
        size,
        10,
        0.95,
        lambda plant, way: paired(plant, way, 0.24 * size, half, 5, 0.4, steps=44, veins=10),
        thick=0.012,
        spread=0.8,
    )
