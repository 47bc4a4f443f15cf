"""Cardamom: pointed pods with three sides and fine ridges along them."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 30, 60


def build(material, random, size):
    long, thick, seed, vertices, core = 0.17 * size * random.uniform(0.85, 1.15), 0.048 * size, random.uniform(0, 99), [], []
    for i in range(ROWS):
        t = i / (ROWS - 1)
        out = thick * (math.sin(math.pi * (0.03 + 0.95 * t**0.85)) ** 0.65) * (1 - 0.25 * t)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            ridge = 0.5 + 0.5 * math.cos(15 * angle)
            away = out * (1 + 0.12 * math.cos(3 * angle) + 0.05 * ridge + 0.06 * wobble((t * 4 + seed, math.cos(angle), math.sin(angle))))
            vertices.append((long * (t - 0.5), away * math.cos(angle), away * math.sin(angle)))
            core.append(0.25 + 0.45 * ridge + 0.3 * abs(2 * t - 1) ** 3)
    return values(mesh('cardamom', vertices, grid_faces(ROWS, COLUMNS, True), material), 'core', core)
