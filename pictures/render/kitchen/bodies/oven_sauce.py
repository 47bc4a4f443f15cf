"""A sauce or a custard around what is baked in a dish: browned in patches and along the edge of the dish."""

import math

from ..layout import grid_faces
from ..scene import link, mesh, rounded, values, wobble

ROWS, COLUMNS = 70, 180


def build(description, materials, vessel, random):
    lumps, base, brown = description.get('lumps', 0.03), description.get('base', 0.0), description.get('brown', 0.3)
    power, seed, vertices, core = getattr(vessel, 'POWER', 7), random.uniform(0, 99), [], []
    for i in range(ROWS):
        share = (i + 0.001) / (ROWS - 1)
        for j in range(COLUMNS):
            c, s = math.cos(math.tau * j / COLUMNS), math.sin(math.tau * j / COLUMNS)
            away = share * 0.985 * (abs(c / vessel.LONG) ** power + abs(s / vessel.WIDE) ** power) ** (-1 / power)
            x, y = away * c, away * s
            lump = wobble((x * 3 + seed, y * 3, 0))
            fine = wobble((x * 10 + seed, y * 10, 2)) + 0.6 * wobble((x * 22, y * 22 + seed, 4))
            rim = math.exp(-(((share - 1) / 0.06) ** 2))
            vertices.append((x, y, vessel.LEVEL + base + lumps * (lump + 0.2 * fine) + 0.035 * rim))
            core.append(brown + 0.3 * lump + 0.12 * fine + 0.5 * rim)
    link(rounded(values(mesh('sauce', vertices, grid_faces(ROWS, COLUMNS, True), materials[description['of']]), 'core', core)))
