"""Smoked sprats without their heads, bronze on the back and golden at the belly."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 70, 30


def build(material, random, size):
    long, bend, seed, vertices, core = 0.46 * size * random.uniform(0.93, 1.05), random.uniform(-0.25, 0.25), random.uniform(0, 99), [], []
    for i in range(ROWS):
        t = i / (ROWS - 1)
        body = 0.062 * min(1, (t + 0.01) / 0.05) ** 0.4 * (1 - 0.75 * max(0, (t - 0.15) / 0.7) ** 1.5) if t < 0.85 else 0.0155
        tail = max(0, (t - 0.85) / 0.15)
        wide, thick = body + 0.075 * tail**1.2, body * 0.75 * (1 - 0.8 * tail)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            across, up = math.cos(angle), math.sin(angle)
            fork = -0.1 * tail * (1 - abs(across))
            x = long * (t + 0.4 * fork - 0.5)
            soft = 0.003 * wobble((t * 12 + seed, across * 3, up))
            vertices.append((x, size * across * wide + bend * x * x / size, size * (up * thick + soft)))
            core.append(0.5 - 0.42 * across + 0.35 * (tail > 0) + 0.12 * wobble((t * 6 + seed, across * 2, up * 2)))
    ends = [tuple(range(COLUMNS - 1, -1, -1)), tuple(range((ROWS - 1) * COLUMNS, ROWS * COLUMNS))]
    return values(mesh('sprat', vertices, grid_faces(ROWS, COLUMNS, True) + ends, material), 'core', core)
