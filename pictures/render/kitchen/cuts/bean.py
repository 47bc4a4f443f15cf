"""Kidney beans."""

import math

from ..layout import grid_faces
from ..scene import mesh


def build(material, random, size):
    long, thick, bend, vertices = 0.092 * size * random.uniform(0.9, 1.1), 0.048 * size * random.uniform(0.95, 1.08), 3.2 / size, []
    for i in range(17):
        t = math.pi * i / 16
        x = -long * math.cos(t)
        for j in range(24):
            angle = math.tau * j / 24
            out = thick * math.sin(t) ** 0.75
            vertices.append((x, out * math.cos(angle) * 1.1 + bend * x * x, out * math.sin(angle) * 0.82))
    return mesh('bean', vertices, grid_faces(17, 24, True), material)
