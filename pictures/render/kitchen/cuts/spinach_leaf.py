"""Leaves of spinach on their stalk."""

from mathutils import Vector

from ..shapes.plant import Plant, oval


def build(material, random, size):
    plant, long = Plant(random), 0.4 * size * random.uniform(0.8, 1.15)
    plant.stalk([Vector((-0.5 * long * (1 - i / 5), 0.06 * long * (1 - i / 5) ** 2, 0)) for i in range(6)], 0.02 * size, thinner=0.8)
    plant.leaf(Vector((-0.02 * long, 0, 0)), long, lambda t: 0.34 * oval(t, 0.38), curl=random.uniform(-0.1, 0.15), wave=0.2, cup=0.12)
    return plant.done('spinach', material)
