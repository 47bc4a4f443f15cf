"""A paper straw, which leans to one side; `core` goes up and down along the stripes that wind around it."""

import math

from ..layout import grid_faces
from ..scene import mesh, values

ROWS, COLUMNS, STRIPES = 160, 24, 9
LEAN = 0.22


def build(material, random, size):
    long, radius, vertices, core = 0.8 * size, 0.03 * size, [], []
    for out, rows in ((1.0, range(ROWS)), (0.8, range(ROWS - 1, -1, -1))):
        for i in rows:
            t = i / (ROWS - 1)
            for j in range(COLUMNS):
                turn = j / COLUMNS
                x, y = radius * out * math.cos(math.tau * turn), radius * out * math.sin(math.tau * turn)
                z = long * (t - 0.5)
                vertices.append((x * math.cos(LEAN) + z * math.sin(LEAN), y, z * math.cos(LEAN) - x * math.sin(LEAN)))
                core.append(abs((t * STRIPES + turn) % 1 - 0.5) * 2)
    return values(mesh('straw', vertices, grid_faces(2 * ROWS, COLUMNS, True), material), 'core', core)
