"""Long pointed leaves: wild garlic."""

from mathutils import Vector

from ..shapes.plant import Plant, oval


def build(material, random, size):
    plant, long = Plant(random), 0.62 * size * random.uniform(0.85, 1.1)
    plant.stalk([Vector((-0.3 * long * (1 - i / 5), 0, 0)) for i in range(6)], 0.016 * size, thinner=0.8)
    plant.leaf(
        Vector((-0.02 * long, 0, 0)), long, lambda t: 0.17 * oval(t, 0.45), curl=random.uniform(0.0, 0.25), wave=0.1, veins=0, rib=0.25
    )
    return plant.done('lance', material)
