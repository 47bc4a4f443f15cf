"""Leaves of mint: oval, toothed, with many veins."""

from mathutils import Vector

from ..shapes.plant import Plant
from .mint_bunch import half


def build(material, random, size):
    plant = Plant(random)
    plant.leaf(
        Vector(), 0.3 * size * random.uniform(0.8, 1.15), half, curl=random.uniform(0.1, 0.3), wave=0.1, veins=10, steps=60, across=15
    )
    return plant.done('mint', material)
