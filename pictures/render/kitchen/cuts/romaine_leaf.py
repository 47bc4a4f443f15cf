"""Leaves of romaine: long, like a boat, with a thick pale rib."""

from mathutils import Vector

from ..shapes.plant import Plant
from .romaine_head import half


def build(material, random, size):
    plant = Plant(random)
    plant.leaf(
        Vector(),
        0.6 * size * random.uniform(0.85, 1.1),
        half,
        curl=random.uniform(-0.05, 0.15),
        frill=0.07,
        steps=44,
        across=31,
        rib=1,
        stout=2.4,
        pale=0.8,
        cup=0.5,
    )
    return plant.done('romaine', material)
