"""Bunches of tarragon: narrow leaves along each stem."""

from ..shapes.bunch import bunch
from ..shapes.plant import oval


def grow(plant, way, size, count, start):
    for k in range(count):
        t = start + (1 - start) * (k + 1) / count
        side = (-1) ** k * plant.random.uniform(0.35, 0.8) * (1.1 - 0.8 * (k + 1) / count)
        long = 0.24 * size * plant.random.uniform(0.8, 1.15)
        plant.leaf(
            way(t),
            long,
            lambda t: 0.085 * oval(t, 0.4),
            side,
            plant.random.uniform(0, 0.5),
            curl=0.15,
            wave=0.1,
            veins=0,
            steps=10,
            across=5,
        )


def build(material, random, size):
    return bunch('tarragon', material, random, size, 22, 1.15, lambda plant, way: grow(plant, way, size, 15, 0.42), spread=0.5)
