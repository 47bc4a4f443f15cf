"""Slices of a toasted baguette: pores in the crumb, a crust around."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

COLUMNS, ROWS = 110, 34
RIM = [(0.985, 0.46), (1, 0.3), (1.005, 0), (1, -0.3), (0.985, -0.46), (0.6, -0.5), (0.001, -0.5)]


def build(material, random, size):
    long, wide, thick, seed, vertices, core = 0.27 * size, 0.18 * size, 0.085 * size, random.uniform(0, 99), [], []
    for share, height in [(0.001 + 0.97 * i / (ROWS - 1), 0.5) for i in range(ROWS)] + RIM:
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            edge = share * (1 + 0.04 * wobble((math.cos(angle) * 1.4 + seed, math.sin(angle) * 1.4, 0)))
            x, y = long * edge * math.cos(angle), wide * edge * math.sin(angle)
            pore = max(0, wobble((x * 13 / size + seed, y * 13 / size, 0)) - 0.12) + 0.7 * max(
                0, wobble((x * 30 / size, y * 30 / size + seed, 3)) - 0.1
            )
            pore *= (share < 0.93) * (height > 0.4)
            vertices.append((x, y, height * thick - 0.06 * size * pore))
            toast = 0.14 * wobble((x * 4 / size + seed, y * 4 / size, 8))
            core.append(0.95 + toast if share > 0.975 else max(0.0, 0.22 + 0.42 * share**5 + toast - 0.8 * pore))
    return values(mesh('baguette', vertices, grid_faces(ROWS + len(RIM), COLUMNS, True), material, crease=0.8), 'core', core)
