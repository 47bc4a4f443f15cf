"""A mound that holds a pile up and shows between its pieces."""

import math

from ..layout import grid_faces
from ..scene import link, mesh, wobble

ROWS, COLUMNS = 60, 140


def build(description, materials, vessel, random):
    radius, tall = vessel.SURFACE * description.get('within', 0.85), description.get('tall', 0.25)
    base, seed, vertices = vessel.LEVEL + description.get('base', -0.1), random.uniform(0, 99), []
    for i in range(ROWS):
        share = (i + 0.001) / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = radius * share * math.cos(angle), radius * share * math.sin(angle)
            height = tall * (1 - share**2.4) + 0.03 * wobble((x * 3 + seed, y * 3, 0)) * (1 - share)
            vertices.append((x, y, base + height + 0.012 * wobble((x * 12 + seed, y * 12, 3)) * (1 - share**4)))
    link(mesh('mound', vertices, grid_faces(ROWS, COLUMNS, True), materials[description['of']]))
