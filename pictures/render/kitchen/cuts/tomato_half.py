"""Half of a cherry tomato, the cut up: walls between chambers full of seeds."""

import math

from ..layout import grid_faces
from ..scene import mesh, values

ROWS, COLUMNS, CHAMBERS = 16, 72, 3
SKIN, WALL, GEL, SEED = 1.0, 0.6, 0.3, 0.0
BELOW = [(0.985, 0.0), (1, -0.06), (0.96, -0.3), (0.8, -0.6), (0.5, -0.85), (0, -0.95)]


def build(material, random, size):
    radius, turn = 0.13 * size * random.uniform(0.9, 1.1), random.uniform(0, math.tau)
    vertices, core = [], []
    for place, height in [(i / ROWS * 0.97, None) for i in range(ROWS + 1)] + BELOW:
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            across = abs(math.sin(CHAMBERS / 2 * (angle - turn))) * place
            chamber = height is None and 0.28 < place < 0.8 and across > 0.22
            seed = chamber and 0.45 < place < 0.7 and math.sin(15 * angle + 9 * place + turn) > 0.55
            core.append(SEED if seed else GEL if chamber else SKIN if place > 0.93 else WALL)
            sink = 0.07 if chamber and not seed else 0
            vertices.append(
                (radius * place * math.cos(angle), radius * place * math.sin(angle), radius * (-sink if height is None else height))
            )
    rows = ROWS + 1 + len(BELOW)
    return values(mesh('tomato', vertices, grid_faces(rows, COLUMNS, True), material), 'core', core)
