"""A spear of green asparagus, lying, its tip at the right, with scales along it."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 150, 40


def build(material, random, size, first=0.0, last=1.0):
    """`first` and `last` are the shares of its length between which it is left."""
    long, thick, bend, turn, seed = 1.6 * size, 0.058 * size, random.uniform(-0.06, 0.06), random.uniform(0, 9), random.uniform(0, 99)
    scales = [(0.1 + 0.56 * k / 6, turn + 2.4 * k, 0.075) for k in range(6)]
    scales += [(0.7 + 0.28 * k / 20, turn + 2.4 * k, 0.07) for k in range(20)]
    vertices, core = [], []
    for i in range(ROWS):
        t = first + (last - first) * i / (ROWS - 1)
        tip = max(0, (t - 0.72) / 0.28)
        body = thick * (1 - 0.15 * t) * (1 + 0.35 * math.sin(math.pi * min(1, tip * 1.3)) * (tip > 0)) * max(0.02, 1 - tip**1.6) ** 0.8
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            out, value = body, 0.25 + 0.35 * t + 0.1 * wobble((t * 30 + seed, math.cos(angle), math.sin(angle)))
            for place, around, wide in scales:
                along = (t - place) / wide
                if 0 <= along < 1:
                    side = abs((angle - around + math.pi) % math.tau - math.pi) / (1.1 * (1 - along) ** 0.6)
                    if side < 1:
                        out += thick * (0.08 + 0.28 * along * (1 - side * side))
                        value = 0.6 + 0.35 * along + 0.15 * side
            x = long * (t - (first + last) / 2)
            vertices.append((x, out * math.cos(angle) + bend * x * x, out * math.sin(angle)))
            core.append(value)
    ends = [tuple(range(COLUMNS - 1, -1, -1)), tuple(range((ROWS - 1) * COLUMNS, ROWS * COLUMNS))]
    for k in range(COLUMNS):
        core[k] = 0.0
    return values(mesh('asparagus', vertices, grid_faces(ROWS, COLUMNS, True) + ends, material, crease=1.0), 'core', core)
