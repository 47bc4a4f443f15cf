"""Bunches of wild garlic: one long leaf on each stem."""

from ..shapes.bunch import bunch
from ..shapes.herbs import heading
from ..shapes.plant import oval


def build(material, random, size):
    def grow(plant, way):
        long, curl = 0.75 * size * random.uniform(0.85, 1.1), random.uniform(0, 0.25)
        plant.leaf(way(1), long, lambda t: 0.16 * oval(t, 0.45), heading(way, 1), 0.1, random.uniform(-0.6, 0.6), curl, veins=0, rib=0.25)

    return bunch('garlic', material, random, size, 13, 0.6, grow, thick=0.014, spread=0.6, core=0.2, tied=0.4)
