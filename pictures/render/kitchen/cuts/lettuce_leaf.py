"""Leaves of lettuce: broad, with a ruffled edge."""

from mathutils import Vector

from ..shapes.plant import Plant
from .lettuce_head import half


def build(material, random, size):
    plant = Plant(random)
    plant.leaf(
        Vector(),
        0.5 * size * random.uniform(0.85, 1.1),
        half,
        curl=random.uniform(0, 0.15),
        frill=0.2,
        steps=44,
        across=41,
        rib=0.9,
        stout=1.5,
        pale=0.6,
        veins=5,
    )
    return plant.done('lettuce', material)
