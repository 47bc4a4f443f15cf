"""Leaves of basil: broad, smooth and cupped."""

from mathutils import Vector

from ..shapes.plant import Plant, oval


def build(material, random, size):
    plant = Plant(random)
    long = 0.36 * size * random.uniform(0.8, 1.15)
    plant.leaf(Vector(), long, lambda t: 0.32 * oval(t, 0.42), curl=random.uniform(0.1, 0.35), wave=0.12)
    return plant.done('basil', material)
