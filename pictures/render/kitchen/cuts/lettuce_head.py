"""A head of leaf lettuce: ruffled leaves around its middle."""

import math

from mathutils import Vector

from ..shapes.plant import Plant

LEAVES = 22


def half(t):
    """A broad leaf, widest beyond its middle."""
    return 0.48 * math.sin(math.pi * min(1, 0.06 + 0.94 * t**1.25)) ** 0.6


def build(material, random, size):
    plant = Plant(random)
    for k in range(LEAVES):
        inner = k / (LEAVES - 1)
        foot = Vector((0.05 * size * math.cos(k * 2.4), 0.05 * size * math.sin(k * 2.4), 0))
        long = size * (0.6 - 0.08 * inner) * random.uniform(0.9, 1.1)
        plant.leaf(
            foot,
            long,
            half,
            k * 2.4,
            0.75 + 0.75 * inner,
            random.uniform(-0.2, 0.2),
            0.12 - 0.1 * inner,
            frill=0.2,
            steps=50,
            across=37,
            rib=0.8,
            stout=1.5,
            pale=0.7,
        )
    return plant.done('lettuce', material)
