"""A peeled prawn, curled, with its tail."""

import math

from ..layout import grid_faces
from ..scene import mesh, values


def build(material, random, size):
    rows, columns, bow, vertices, core = 60, 20, 0.19 * size, [], []
    for i in range(rows):
        t = i / (rows - 1)
        angle = -0.6 + t * 4.0
        radius = bow * (1 + 0.25 * t)
        segment = 0.92 + 0.08 * abs(math.sin(math.pi * 6 * t))
        thick = (
            0.092 * size * segment * (1 - 0.62 * t) * min(1, (t / 0.07) ** 0.5 + 0.02)
            if t < 0.86
            else 0.03 * size + 0.06 * size * (t - 0.86) / 0.14
        )
        flat = 1 if t < 0.86 else 0.3
        for j in range(columns):
            turn = math.tau * j / columns
            out = radius + thick * math.cos(turn) * (flat if t > 0.86 else 1)
            vertices.append((out * math.cos(angle), out * math.sin(angle), thick * math.sin(turn)))
            core.append(1.0 if t > 0.86 else 0.35 + 0.3 * math.cos(turn) + 0.25 * (abs(math.sin(math.pi * 6 * t)) < 0.3))
    faces = grid_faces(rows, columns, True) + [tuple(range(columns))]
    return values(mesh('prawn', vertices, faces, material), 'core', core)
