"""Penne: ridged pipes, cut obliquely like a quill."""

from ..shapes.pipe import pipe


def build(material, random, size):
    half, bow, steps = 0.19 * size * random.uniform(0.92, 1.06), random.uniform(-0.25, 0.25), 15
    way = [(half * (2 * i / (steps - 1) - 1), bow * (half * (2 * i / (steps - 1) - 1)) ** 2, 0) for i in range(steps)]
    return pipe(material, way, 0.058 * size * random.uniform(0.94, 1.06), 1.1, 18)
