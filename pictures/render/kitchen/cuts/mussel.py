"""Shelled mussels: plump, with a dark frill along one side."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 52, 84


def build(material, random, size):
    long, wide, tall = (side * size * random.uniform(0.9, 1.1) for side in (0.16, 0.115, 0.085))
    seed, vertices, core = random.uniform(0, 99), [], []
    for i in range(ROWS):
        t = 0.5 - 0.5 * math.cos(math.pi * i / (ROWS - 1))
        out = max(0, 4 * t * (1 - t)) ** 0.5 * (0.58 + 0.42 * t)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            c, s = math.cos(angle), math.sin(angle)
            frill = math.exp(-(((angle - 0.75) / 0.17) ** 2)) * math.sin(math.pi * t) ** 0.5
            slit = math.exp(-(((angle - 1.5) / 0.12) ** 2)) * math.sin(math.pi * t)
            y = out * wide * (c + 0.14 * frill * (1 + 0.3 * math.sin(t * 24 + seed)) - 0.12 * (t - 0.5) ** 2)
            z = out * tall * (s * (1 - 0.2 * slit) + 0.08 * frill * math.sin(t * 24 + seed))
            fold = 1 + 0.08 * wobble((t * 3 + seed, c * 1.5, s * 1.5)) + 0.03 * wobble((t * 9, c * 5 + seed, s * 5))
            vertices.append((long * (2 * t - 1) * (1 + 0.04 * fold), y * fold + 0.35 * long * (t - 0.5) ** 2, z * fold))
            core.append(0.22 + 0.75 * frill + 0.2 * slit + 0.18 * wobble((t * 3 + seed, c * 2, s * 2)))
    return values(mesh('mussel', vertices, grid_faces(ROWS, COLUMNS, True), material), 'core', core)
