"""A quarter of a tortilla: thin, spotted by the pan, a little wavy."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 60, 50


def build(material, random, size, arc=math.pi / 2, tall=0.012):
    seed, vertices, core = random.uniform(0, 99), [], []
    for side in (1, -1):
        for i in range(ROWS):
            away = 0.62 * (i + 0.01) / (ROWS - 1)
            for j in range(COLUMNS):
                angle = math.pi / 2 + arc * (j / (COLUMNS - 1) - 0.5)
                x, y = away * math.cos(angle), away * math.sin(angle)
                wave = 0.05 * wobble((x * 2.6 + seed, y * 2.6, 0)) + 0.006 * wobble((x * 14, y * 14 + seed, 3))
                vertices.append((size * x, size * (y - 0.34), size * (tall * side + wave)))
                blister = wobble((x * 7 + seed, y * 7, 5)) + 0.6 * wobble((x * 16, y * 16 + seed, 8))
                core.append(0.3 + 0.7 * max(0, blister - 0.1))
    top = grid_faces(ROWS, COLUMNS)
    under = [face[::-1] for face in grid_faces(ROWS, COLUMNS, start=ROWS * COLUMNS)]
    edge = [i * COLUMNS for i in range(ROWS)] + [(ROWS - 1) * COLUMNS + j for j in range(COLUMNS)]
    edge += [i * COLUMNS + COLUMNS - 1 for i in range(ROWS - 1, -1, -1)]
    sides = [(a, b, b + ROWS * COLUMNS, a + ROWS * COLUMNS) for a, b in zip(edge, edge[1:] + edge[:1])]
    return values(mesh('wedge', vertices, top + under + sides, material, crease=0.8), 'core', core)
