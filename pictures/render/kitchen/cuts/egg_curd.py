"""Curds of scrambled egg: soft folds, flat, torn at their edges."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, wobble


def build(material, random, size):
    seed, long, wide, vertices = random.uniform(0, 99), 0.21 * size * random.uniform(0.8, 1.2), 0.15 * size * random.uniform(0.8, 1.2), []
    for i in range(29):
        t = math.pi * i / 28
        for j in range(44):
            angle = math.tau * j / 44
            x, y, z = math.cos(t), math.sin(t) * math.cos(angle), math.sin(t) * math.sin(angle)
            fold = abs(wobble((x * 1.6 + seed, y * 1.6, z))) + 0.4 * abs(wobble((x * 4 + seed, y * 4, z * 4)))
            lump = 0.75 + 0.95 * fold
            vertices.append((long * x * lump, wide * y * lump, 0.085 * size * (z * lump + 0.5 * wobble((x * 2 + seed, y * 2, 7)))))
    return rounded(mesh('curd', vertices, grid_faces(29, 44, True), material))
