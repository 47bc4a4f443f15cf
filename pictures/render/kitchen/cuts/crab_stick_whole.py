"""A whole crab stick: white below, red above."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 40, 40


def build(material, random, size):
    seed, vertices, core = random.uniform(0, 99), [], []
    for i in range(ROWS):
        t = i / (ROWS - 1)
        end = min(1, t / 0.02, (1 - t) / 0.02) ** 0.5 + 0.001
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            c, s = math.cos(angle), math.sin(angle)
            away = 0.095 * size * end * (1 + 0.04 * wobble((c + seed, s, t * 5)))
            vertices.append((0.95 * size * (t - 0.5), away * c * 1.1, 0.85 * away * s))
            core.append(1.0 if s > -0.1 + 0.12 * wobble((t * 7 + seed, 0, c)) and 0.01 < t < 0.99 else 0.4)
    return values(mesh('stick', vertices, grid_faces(ROWS, COLUMNS, True), material), 'core', core)
