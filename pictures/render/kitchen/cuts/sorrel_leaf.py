"""Leaves of sorrel: long, on a stalk, with two barbs at their foot."""

import math

from mathutils import Vector

from ..shapes.plant import Plant, oval


def half(t):
    return 0.19 * oval(t, 0.5) + 0.13 * math.exp(-(((t - 0.05) / 0.06) ** 2)) + 0.04 * (1 - t) * (t > 0.02)


def build(material, random, size):
    plant, long = Plant(random), 0.5 * size * random.uniform(0.8, 1.15)
    plant.stalk([Vector((-0.45 * long * (1 - i / 5), 0.06 * long * (1 - i / 5) ** 2, 0)) for i in range(6)], 0.016 * size, thinner=0.8)
    plant.leaf(Vector((-0.02 * long, 0, 0)), long, half, curl=random.uniform(0.0, 0.2), wave=0.16, steps=30)
    return plant.done('sorrel', material)
