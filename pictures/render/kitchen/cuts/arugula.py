"""Leaves of arugula: long, deeply lobed, on a thin stalk."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

STEPS, ACROSS = 70, 9


def build(material, random, size):
    long, seed, bend, curl = (
        0.62 * size * random.uniform(0.8, 1.15),
        random.uniform(0, 99),
        random.uniform(-0.35, 0.35),
        random.uniform(0.05, 0.4),
    )
    vertices, core = [], []
    for i in range(STEPS):
        t = i / (STEPS - 1)
        lobe = abs(math.sin(math.pi * 4.2 * (t - 0.28))) ** 1.2 if t < 0.76 else 1.0
        blade = max(0, min(1, (t - 0.26) / 0.12)) * (0.25 + 0.75 * lobe) * (0.6 + 0.6 * t)
        tip = (max(0, 1 - ((t - 0.82) / 0.18) ** 2)) ** 0.5 if t > 0.82 else 1
        for j in range(ACROSS):
            u = j / (ACROSS - 1) * 2 - 1
            half = size * (0.007 + 0.1 * blade * tip)
            x, y = long * (t - 0.5) + 0.06 * size * abs(u) * blade, u * half + bend * long * (t - 0.3) ** 2
            height = size * (curl * (t - 0.4) ** 2 + 0.05 * u * u * blade + 0.02 * wobble((t * 9 + seed, u * 2, 0)))
            vertices.append((x, y, height))
            core.append(1 - math.exp(-((u * blade / 0.14) ** 2)))
    return values(mesh('arugula', vertices, grid_faces(STEPS, ACROSS), material), 'core', core)
