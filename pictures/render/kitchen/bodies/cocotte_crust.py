"""Browned cheese on what fills small cocottes, swollen over their rims here and there."""

import math

from ..layout import grid_faces
from ..scene import link, mesh, rounded, values, wobble

ROWS, COLUMNS = 50, 120


def build(description, materials, vessel, random):
    for place in vessel.PLACES:
        seed, vertices, core = random.uniform(0, 99), [], []
        for i in range(ROWS):
            share = (i + 0.001) / (ROWS - 1)
            for j in range(COLUMNS):
                angle = math.tau * j / COLUMNS
                c, s = math.cos(angle), math.sin(angle)
                x, y = vessel.INSIDE * share * c, vessel.INSIDE * share * s
                lump = wobble((x * 7 + seed, y * 7, 0)) + 0.4 * wobble((x * 15 + seed, y * 15, 6))
                fine = wobble((x * 22 + seed, y * 22, 2)) + 0.6 * wobble((x * 48, y * 48 + seed, 4))
                edge = math.exp(-(((share - 1) / 0.07) ** 2))
                height = vessel.LEVEL + 0.05 * (1 - share**3) + 0.034 * lump + 0.008 * fine - 0.008 * edge
                vertices.append((x, y, height))
                core.append(0.46 + 0.5 * lump + 0.12 * fine + 0.3 * edge)
        link(
            rounded(values(mesh('crust', vertices, grid_faces(ROWS, COLUMNS, True), materials[description['of']]), 'core', core))
        ).location = (*place, 0)
