"""Elbow macaroni: short bent pipes."""

import math

from ..shapes.pipe import pipe


def build(material, random, size):
    bow, arc, steps = 0.105 * size * random.uniform(0.95, 1.2), random.uniform(2.2, 2.8), 15
    way = []
    for i in range(steps):
        angle = arc * (i / (steps - 1) - 0.5)
        way.append((bow * math.sin(angle), bow * (1 - math.cos(angle)) - 0.4 * bow, 0))
    return pipe(material, way, 0.05 * size * random.uniform(0.94, 1.06))
