"""Pieces of pineapple: sectors of a ring, with fibres from the middle outwards."""

import math

from ..layout import grid_faces
from ..scene import mesh, wobble

STEPS, PROFILE = (
    22,
    [(0, -0.5), (0, 0.42), (0.06, 0.5), (0.25, 0.5), (0.5, 0.5), (0.75, 0.5), (0.94, 0.5), (1, 0.42), (1, -0.5), (0.5, -0.5)],
)


def build(material, random, size):
    inner, outer, arc, tall = 0.09 * size, 0.27 * size * random.uniform(0.9, 1.1), random.uniform(0.75, 1.05), 0.11 * size
    seed, vertices = random.uniform(0, 99), []
    for share, height in PROFILE:
        away = inner + (outer - inner) * share
        for j in range(STEPS):
            angle = arc * (j / (STEPS - 1) - 0.5)
            fibre = 0.012 * size * wobble((angle * 16 + seed, share * 1.5, height)) * (height > 0.45)
            out = away * (1 + 0.05 * wobble((angle * 4 + seed, share * 3, height * 2)))
            vertices.append((out * math.cos(angle) - (inner + outer) / 2, out * math.sin(angle), height * tall + fibre))
    rows = len(PROFILE)
    faces = grid_faces(rows, STEPS) + [((rows - 1) * STEPS + j, (rows - 1) * STEPS + j + 1, j + 1, j) for j in range(STEPS - 1)]
    faces += [tuple(i * STEPS for i in range(rows)), tuple(i * STEPS + STEPS - 1 for i in range(rows - 1, -1, -1))]
    return mesh('pineapple', vertices, faces, material, crease=0.9)
