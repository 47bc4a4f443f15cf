"""Leaves of spinach that have wilted in a pan: limp, without a frill, to be draped."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

STEPS, ROWS = 34, 19


def build(material, random, size):
    long, wide, seed = 0.42 * size, 0.12 * size * random.uniform(0.8, 1.2), random.uniform(0, 99)
    bend, vertices, core = random.uniform(-1.2, 1.2) / size, [], []
    for i in range(STEPS):
        t = i / (STEPS - 1)
        half = wide * math.sin(math.pi * min(0.99, 0.03 + t**0.8)) ** 0.6 * (1 + 0.2 * wobble((t * 4 + seed, 0, 0)))
        for j in range(ROWS):
            u = 2 * j / (ROWS - 1) - 1
            x, y = long * (t - 0.5), half * u
            fold = 0.035 * wobble((t * 2.5 + seed, u * 1.6, 3)) + 0.012 * wobble((t * 7 + seed, u * 4, 5))
            vertices.append((x, y + bend * x * x, size * (0.03 + fold - 0.012 * math.exp(-((u / 0.12) ** 2)))))
            core.append(1 - 0.7 * math.exp(-((u / 0.1) ** 2)) * (1 - t))
    return values(mesh('wilted', vertices, grid_faces(STEPS, ROWS), material), 'core', core)
