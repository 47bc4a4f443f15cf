"""Sauce, melted cheese or butter that has run: a thin sheet to be draped over what lies there."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 26, 96


def build(material, random, size):
    radius, seed, vertices, core = 0.3 * size, random.uniform(0, 99), [], []
    for i in range(ROWS):
        share = (i + 0.001) / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = math.cos(angle), math.sin(angle)
            lobe = 1 + 0.34 * wobble((x * 1.4 + seed, y * 1.4, 0)) + 0.24 * wobble((x * 3.2 + seed, y * 3.2, 5))
            away = radius * lobe * share
            bead = 0.022 * (1 - share**7) + 0.012 * math.exp(-(((share - 0.86) / 0.1) ** 2)) - 0.012 * (share > 0.97)
            blister = wobble((away * x * 9 / size + seed, away * y * 9 / size, 0))
            vertices.append((away * x, away * y * 0.85, (bead + 0.006 * blister * (share < 0.95)) * size**0.5))
            core.append(0.36 + 0.5 * blister + 0.2 * share**6)
    return values(mesh('pour', vertices, grid_faces(ROWS, COLUMNS, True), material), 'core', core)
