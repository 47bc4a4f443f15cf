"""The browned surface of what is baked in a rectangular dish: lumps of what lies below, darker on their tops and at the edge."""

import math

from ..layout import grid_faces
from ..scene import link, mesh, rounded, values, wobble
from ..shapes.oblong import reach

ROWS, COLUMNS = 70, 180


def build(description, materials, vessel, random):
    lumps, seed, vertices, core = description.get('lumps', 0.06), random.uniform(0, 99), [], []
    for i in range(ROWS):
        share = (i + 0.001) / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            away = share * 0.98 * reach(angle, vessel.LONG, vessel.WIDE)
            x, y = away * math.cos(angle), away * math.sin(angle)
            lump = wobble((x * 3.2 + seed, y * 3.2, 0))
            fine = wobble((x * 9 + seed, y * 9, 2)) + 0.6 * wobble((x * 21, y * 21 + seed, 4))
            height = vessel.LEVEL + lumps * lump + 0.016 * fine + 0.05 * math.exp(-(((share - 1) / 0.03) ** 2)) - 0.04 * share**8
            vertices.append((x, y, height))
            core.append(0.36 + 0.42 * lump + 0.14 * fine + 0.5 * math.exp(-(((share - 1) / 0.05) ** 2)))
    link(rounded(values(mesh('gratin', vertices, grid_faces(ROWS, COLUMNS, True), materials[description['of']]), 'core', core)))
