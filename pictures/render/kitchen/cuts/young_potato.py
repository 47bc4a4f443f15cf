"""Young potatoes boiled whole: smooth, a little lumpy, with remains of their thin skin."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble


def build(material, random, size):
    long, wide, seed, vertices, core = (
        0.2 * size * random.uniform(0.9, 1.12),
        0.155 * size * random.uniform(0.92, 1.1),
        random.uniform(0, 99),
        [],
        [],
    )
    for i in range(37):
        t = math.pi * i / 36
        for j in range(60):
            angle = math.tau * j / 60
            x, y, z = -math.cos(t), math.sin(t) * math.cos(angle), math.sin(t) * math.sin(angle)
            lump = 1 + 0.12 * wobble((x * 1.1 + seed, y * 1.1, z * 1.1)) + 0.012 * wobble((x * 6 + seed, y * 6, z * 6))
            vertices.append((long * x * lump, wide * y * lump, wide * 0.9 * z * lump))
            skin = wobble((x * 2.2 + seed, y * 2.2, z * 2.2)) + 0.5 * wobble((x * 5 + seed, y * 5, z * 5))
            core.append(0.12 + max(0, skin - 0.12) * 1.5)
    return values(mesh('potato', vertices, grid_faces(37, 60, True), material), 'core', core)
