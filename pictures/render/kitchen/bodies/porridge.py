"""Thick porridge that fills a bowl: the folds in which it fell from the spoon, level at the wall."""

import math

from ..layout import grid_faces
from ..scene import link, mesh, wobble

ROWS, COLUMNS = 90, 180


def build(description, materials, vessel, random):
    radius, tall = vessel.SURFACE * description.get('within', 0.99), description.get('tall', 0.08)
    base, fold, seed = vessel.LEVEL + description.get('base', -0.06), description.get('folds', 0.03), random.uniform(0, 99)
    vertices = []
    for i in range(ROWS):
        share = (i + 0.001) / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = radius * share * math.cos(angle), radius * share * math.sin(angle)
            stray = wobble((x * 1.3 + seed, y * 1.3, 0))
            ridge = (1 - abs(math.sin(2.2 * x - 5.5 * y + 3.2 * stray + 1.6 * x * y + seed))) ** 1.6
            lump = 0.35 * wobble((x * 5 + seed, y * 5, 3)) + 0.18 * wobble((x * 13, y * 13 + seed, 6))
            vertices.append((x, y, base + tall * (1 - share**3) + fold * (ridge + lump) * (1 - share**8) + 0.02 * share**16))
    link(mesh('porridge', vertices, grid_faces(ROWS, COLUMNS, True), materials[description['of']]))
