"""Boiled round rice, swollen and smooth: plump grains with blunt ends."""

import math

from ..layout import grid_faces
from ..scene import mesh

ROWS, COLUMNS = 9, 10


def build(material, random, size):
    half, bend, vertices = 0.045 * size * random.uniform(0.9, 1.1), random.uniform(-2, 2), []
    for i in range(ROWS):
        t = math.pi * i / (ROWS - 1)
        x, out = -half * math.cos(t), 0.56 * half * math.sin(t) ** 0.6
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            vertices.append((x, out * math.cos(angle) + bend * x * x / size, 0.85 * out * math.sin(angle)))
    return mesh('rice', vertices, grid_faces(ROWS, COLUMNS, True), material)
