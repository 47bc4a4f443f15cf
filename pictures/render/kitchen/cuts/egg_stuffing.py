"""A heap of mashed yolk with chopped mushrooms that fills half an egg; `core` is 0 at the mushrooms."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 46, 90


def build(material, random, size):
    seed, vertices, core = random.uniform(0, 99), [], []
    for i in range(ROWS):
        share = (i + 0.001) / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            c, s = math.cos(angle), math.sin(angle)
            away = share * (1 + 0.07 * wobble((c * 2 + seed, s * 2, 0)))
            x, y = 0.2 * away * c, 0.15 * away * s
            bits = wobble((x * 26 + seed, y * 26, 0)) + 0.5 * wobble((x * 55, y * 55 + seed, 0))
            swirl = math.sin(34 * share + 2 * angle)
            height = 0.105 * (1 - share**2.6) + 0.012 * bits * (1 - share**6) + 0.008 * swirl * (1 - share) - 0.02 * (share > 0.97)
            vertices.append((size * x, size * y, size * height))
            core.append(min(1, max(0, 0.68 - 0.8 * max(0, bits - 0.08) + 0.2 * wobble((x * 8 + seed, y * 8, 4)))))
    return values(mesh('stuffing', vertices, grid_faces(ROWS, COLUMNS, True), material), 'core', core)
