"""Stalks of lemongrass: pale and thick at the foot, in sheaths, green and cut off above."""

from mathutils import Vector

from ..shapes.plant import Plant


def build(material, random, size):
    plant, bend = Plant(random), random.uniform(-0.05, 0.05)

    def points(start, end, away):
        return [
            Vector(((start + (end - start) * i / 9) * size, bend * (i / 9) ** 2 + away * size * i / 9, 0.5 * away * size * i / 9))
            for i in range(10)
        ]

    plant.stalk(points(0, 1.3, 0), 0.062 * size, lambda t: 0.1 + 0.75 * t, 20, 0.5)
    for away in (-0.045, 0.04):
        plant.stalk(points(0.35, 1.2, away), 0.045 * size, lambda t: 0.35 + 0.6 * t, 12, 0.45)
    return plant.done('lemongrass', material)
