"""Leaves of rocket: long, with lobes to both sides of a pale rib."""

import math

from ..layout import grid_faces
from ..scene import mesh, values

STEPS, ROWS = 60, 11


def build(material, random, size):
    long, bend, curl = 0.42 * size * random.uniform(0.85, 1.1), random.uniform(-0.6, 0.6), random.uniform(0.2, 0.9)
    vertices, core = [], []
    for i in range(STEPS):
        t = i / (STEPS - 1)
        lobe = 0.3 + 0.7 * abs(math.sin(math.pi * 3.5 * max(0, t - 0.28) / 0.72 + 0.5)) ** 1.5
        half = long * (0.012 if t < 0.28 else 0.2 * lobe * math.sin(math.pi * min(0.98, 0.2 + 0.75 * (t - 0.28) / 0.72)))
        for j in range(ROWS):
            u = 2 * j / (ROWS - 1) - 1
            height = size * (0.05 * curl * (1 - (2 * t - 1) ** 2) + 0.1 * u * u * half / size + 0.012 * math.sin(t * 30) * abs(u))
            vertices.append((long * (t - 0.5) + 0.3 * half * abs(u), u * half + bend * long * (t - 0.5) ** 2, height))
            core.append(min(1, 0.25 + 2.4 * abs(u) * (t > 0.28)))
    return values(mesh('rocket', vertices, grid_faces(STEPS, ROWS), material), 'core', core)
