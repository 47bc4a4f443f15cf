"""Tips of coriander: round lobed leaves on a stalk."""

from mathutils import Vector

from ..shapes.herbs import lobed
from ..shapes.plant import Plant


def build(material, random, size):
    plant, long, bend = Plant(random), 0.3 * size, random.uniform(-0.3, 0.3)

    def way(t):
        return Vector((long * t, bend * long * t * t, 0.02 * size * t))

    plant.stalk([way(i / 7) for i in range(8)], 0.008 * size)
    lobed(plant, way, size, 0.15, True)
    return plant.done('cilantro', material)
