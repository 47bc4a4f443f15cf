"""A crescent of an apple, fried in caramel: skin along its back, browned on its faces, the core cut out."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS, SKIN = 44, 40, 1.0


def build(material, random, size):
    radius, seed, vertices, core = 0.3 * size * random.uniform(0.92, 1.06), random.uniform(0, 99), [], []
    for i in range(ROWS):
        t = (i / (ROWS - 1) * 2 - 1) * 1.28
        taper = max(0.02, math.cos(t * 1.2)) ** 0.7
        back, front = (
            radius * (1 + 0.04 * wobble((t + seed, 0, 0))),
            radius * (0.4 + 0.12 * math.exp(-((t / 0.35) ** 2)) + 0.42 * abs(t / 1.28) ** 2.2),
        )
        half = 0.075 * size * taper
        for j in range(COLUMNS):
            a = math.tau * j / COLUMNS
            across = (1 + math.copysign(abs(math.cos(a)) ** 0.7, math.cos(a))) / 2
            thick = half * math.copysign(abs(math.sin(a)) ** 0.6, math.sin(a)) * (0.3 + 0.7 * across)
            away = front + (back - front) * across
            brown = 0.4 + 0.4 * wobble((t * 2.2 + seed, across * 2, math.sin(a))) + 0.16 * abs(thick) / half
            vertices.append((away * math.sin(t), away * math.cos(t) - 0.72 * radius, thick + half))
            core.append(SKIN if across > 0.94 and abs(math.sin(a)) < 0.45 else min(0.82, max(0, brown)))
    ends = [tuple(range(COLUMNS)), tuple(range((ROWS - 1) * COLUMNS, ROWS * COLUMNS))]
    return values(mesh('apple', vertices, grid_faces(ROWS, COLUMNS, True) + ends, material), 'core', core)
