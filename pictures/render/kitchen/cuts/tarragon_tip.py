"""Tips of tarragon: narrow leaves along a stalk."""

from mathutils import Vector

from ..shapes.plant import Plant
from .tarragon_bunch import grow


def build(material, random, size):
    plant, long, bend = Plant(random), 0.5 * size, random.uniform(-0.4, 0.4)

    def way(t):
        return Vector((long * t, bend * long * t * t, 0.04 * size * t))

    plant.stalk([way(i / 9) for i in range(10)], 0.011 * size)
    grow(plant, way, size, 9, 0.0)
    return plant.done('tarragon', material)
