"""Fusilli: three thin blades wound about each other."""

import math

from ..scene import mesh
from ..shapes.sweep import sweep

SIDES, STEPS = 48, 64


def build(material, random, size):
    half, radius, turns, bow = 0.2 * size * random.uniform(0.9, 1.1), 0.068 * size, random.uniform(1.9, 2.2), random.uniform(-0.3, 0.3)
    way = [(half * t, bow * (half * t) ** 2, 0) for t in (2 * i / (STEPS - 1) - 1 for i in range(STEPS))]

    def section(i):
        narrow = min(1, 0.75 + 6 * i / STEPS, 0.75 + 6 * (STEPS - 1 - i) / STEPS)
        ring = []
        for j in range(SIDES):
            angle = math.tau * j / SIDES
            blade = radius * narrow * (0.36 + 0.64 * abs(math.cos(1.5 * angle)) ** 3)
            turn = angle + math.tau * turns * i / STEPS
            ring.append((blade * math.cos(turn), blade * math.sin(turn)))
        return ring

    vertices, faces = sweep(way, section)
    ends = [tuple(range(SIDES - 1, -1, -1)), tuple(range((STEPS - 1) * SIDES, STEPS * SIDES))]
    return mesh('fusilli', vertices, faces + ends, material, crease=1.1)
