"""Stewed prunes: plump, wrinkled along their length."""

import math

from ..layout import grid_faces
from ..scene import mesh, wobble

ROWS, COLUMNS = 32, 48


def build(material, random, size):
    radius, oval, seed, vertices = 0.105 * size, random.uniform(1.2, 1.5), random.uniform(0, 99), []
    for i in range(ROWS):
        t = math.pi * i / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            y, z = math.cos(angle), math.sin(angle)
            fold = abs(wobble((math.cos(t) * 1.2 + seed, y * 3.6, z * 3.6)))
            out = radius * math.sin(t) ** 0.8 * (1.06 - 0.42 * fold + 0.12 * wobble((math.cos(t) * 1.5, y + seed, z)))
            vertices.append((-radius * oval * math.cos(t) * (1 + 0.1 * wobble((y, z, seed))), out * y, out * z * 0.66))
    return mesh('prune', vertices, grid_faces(ROWS, COLUMNS, True), material)
