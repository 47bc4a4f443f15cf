"""Marshmallows: short soft rolls, standing or on their side, that begin to melt."""

import math

from mathutils import Matrix

from ..layout import grid_faces
from ..scene import mesh, wobble

COLUMNS = 56
PROFILE = [(0.001, 1), (0.4, 1.0), (0.72, 0.99), (0.88, 0.94), (0.97, 0.82), (1.0, 0.6), (1.0, 0.2)]


def build(material, random, size):
    radius, tall, seed = 0.115 * size * random.uniform(0.92, 1.06), 0.1 * size * random.uniform(0.85, 1.1), random.uniform(0, 99)
    vertices, sag = [], random.uniform(0.02, 0.1)
    rows = PROFILE + [(out, -up) for out, up in PROFILE[::-1]]
    for out, up in rows:
        for j in range(COLUMNS):
            x, y = math.cos(math.tau * j / COLUMNS), math.sin(math.tau * j / COLUMNS)
            away = radius * out * (1 + sag * (1 - up) / 2 + 0.05 * wobble((x * 1.4 + seed, y * 1.4, up)))
            dent = 0.012 * size * (1 - out) + 0.01 * size * wobble((x * out * 2 + seed, y * out * 2, 4))
            vertices.append((away * x, away * y, tall * up - dent * (up > 0.5)))
    piece = mesh('marshmallow', vertices, grid_faces(len(rows), COLUMNS, True), material)
    piece.data.transform(Matrix.Rotation(random.choice((0.15, 0.3, 1.2, 1.5)), 4, 'X'))
    return piece
