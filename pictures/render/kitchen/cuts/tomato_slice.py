"""Round slices of a tomato: skin, wall, and chambers with seeds."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble
from .tomato_half import GEL, SEED, SKIN, WALL

ROWS, COLUMNS, THICK = 22, 110, 0.055
BELOW = [(0.97, 0.46), (1, 0.1), (1, -0.2), (0.96, -0.46), (0.5, -0.5), (0, -0.5)]


def build(material, random, size):
    radius, turn, chambers, seed = (
        0.25 * size * random.uniform(0.93, 1.07),
        random.uniform(0, math.tau),
        random.choice((4, 5)),
        random.uniform(0, 99),
    )
    vertices, core = [], []
    for place, height in [(i / ROWS * 0.95, None) for i in range(ROWS + 1)] + BELOW:
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            across = abs(math.sin(chambers / 2 * (angle - turn))) * place
            bound = 0.06 * wobble((math.cos(angle) * 2 + seed, math.sin(angle) * 2, 0))
            chamber = height is None and 0.34 + bound < place < 0.82 + bound and across > 0.2
            pip = chamber and place < 0.74 and math.sin(23 * angle + 13 * place + turn) * math.sin(25 * place + seed) > 0.42
            core.append(SEED if pip else GEL if chamber else SKIN if place > 0.95 else WALL)
            level = 0.5 - (0.16 if chamber and not pip else 0) if height is None else height
            edge = radius * (1 + 0.04 * wobble((math.cos(angle) + seed, math.sin(angle), 4)))
            vertices.append((edge * place * math.cos(angle), edge * place * math.sin(angle), level * THICK * size**0.5))
    rows = ROWS + 1 + len(BELOW)
    return values(mesh('tomato', vertices, grid_faces(rows, COLUMNS, True), material), 'core', core)
