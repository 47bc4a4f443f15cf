"""Mussels out of their shells, cooked: a plump drop whose side is a dark ruffled frill."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 60, 96


def build(material, random, size):
    long, wide, tall = (side * size * random.uniform(0.9, 1.1) for side in (0.155, 0.115, 0.1))
    seed, vertices, core = random.uniform(0, 99), [], []
    for i in range(ROWS):
        t = 0.5 - 0.5 * math.cos(math.pi * i / (ROWS - 1))
        out = max(0, 4 * t * (1 - t)) ** 0.5 * (0.7 + 0.3 * t)
        along = math.sin(math.pi * t) ** 0.4
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            c, s = math.cos(angle), math.sin(angle)
            frill = math.exp(-(((math.remainder(angle - 0.55, math.tau)) / 0.2) ** 2)) * along
            ruffle = math.sin(t * 26 + seed + 2 * wobble((t * 4, seed, 0)))
            lobe = math.exp(-((math.remainder(angle - 1.2, math.tau) / 0.22) ** 2)) * along
            fold = 1 + 0.09 * wobble((t * 2.5 + seed, c * 1.5, s * 1.5)) - 0.12 * lobe
            y = out * wide * c * fold + 0.03 * size * frill * (1 + 0.2 * ruffle)
            z = out * tall * s * fold + 0.01 * size * frill * ruffle
            vertices.append((long * (2 * t - 1), y + 0.4 * long * (t - 0.5) ** 2, z))
            core.append(0.22 + 0.8 * frill + 0.12 * lobe + 0.12 * wobble((t * 2 + seed, c, s)))
    return values(mesh('mussel', vertices, grid_faces(ROWS, COLUMNS, True), material), 'core', core)
