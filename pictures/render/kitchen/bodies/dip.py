"""A thick dip in its bowl: a ridge around a hollow, both drawn by a spoon; `lumps` make it coarse."""

import math

from ..layout import grid_faces
from ..scene import link, mesh, wobble

ROWS, COLUMNS = 110, 220


def build(description, materials, vessel, random):
    radius, tall = vessel.SURFACE * description.get('within', 0.95), description.get('tall', 0.1)
    base, lumps = vessel.LEVEL + description.get('base', -0.05), description.get('lumps', 0.0)
    seed, vertices = random.uniform(0, 99), []
    furrow, fall = description.get('furrow', 0.03), description.get('fall', 0.1)
    for i in range(ROWS):
        share = (i + 0.001) / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = radius * share * math.cos(angle), radius * share * math.sin(angle)
            way = angle - 7 * share + 0.7 * wobble((x * 1.6 + seed, y * 1.6, 0))
            ridge = math.exp(-(((share - 0.62 - 0.05 * math.sin(angle + seed)) / 0.24) ** 2))
            height = tall * ridge * (1 + 0.22 * math.cos(way)) - fall * max(0, (share - 0.72) / 0.28) ** 2
            fold = 1 - abs(math.sin(way + 9 * share))
            height += furrow * (fold**1.6 - 0.4) * (1 - share**8)
            coarse = wobble((x * 9 + seed, y * 9, 2))
            height += lumps * (coarse + 0.5 * wobble((x * 19, y * 19 + seed, 4)) + 0.25 * wobble((x * 38, y * 38, seed)))
            vertices.append((x, y, base + height + 0.005 * wobble((x * 6, y * 6, seed))))
    link(mesh('dip', vertices, grid_faces(ROWS, COLUMNS, True), materials[description['of']]))
