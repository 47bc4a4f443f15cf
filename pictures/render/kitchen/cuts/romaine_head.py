"""A head of romaine on its side: long leaves around an axis."""

import math

from mathutils import Vector

from ..shapes.plant import Plant

LEAVES = 15


def half(t):
    """A long leaf with a blunt tip."""
    return 0.2 * math.sin(math.pi * min(1, 0.1 + 0.9 * t**1.15)) ** 0.55


def build(material, random, size):
    plant = Plant(random)
    for k in range(LEAVES):
        outer, angle = (k + 1) / LEAVES, k * 2.4
        away = size * (0.02 + 0.09 * outer)
        foot = Vector((0, away * math.cos(angle), away * math.sin(angle)))
        long = size * (0.95 + 0.15 * outer) * random.uniform(0.93, 1.05)
        # The inner side of a leaf is towards the axis.
        plant.leaf(
            foot, long, half, roll=angle + math.pi / 2, curl=0.06 * outer, frill=0.1, steps=44, across=29, rib=1, cup=0.7, stout=2.4, pale=1
        )
    return plant.done('romaine', material)
