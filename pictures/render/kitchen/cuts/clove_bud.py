"""Cloves, the spice: a thin stalk with four points around a round bud."""

import math

from ..layout import grid_faces
from ..scene import mesh, values

COLUMNS = 16
PROFILE = [
    (0.001, 0),
    (0.16, 0.02),
    (0.2, 0.3),
    (0.22, 0.6),
    (0.32, 0.74),
    (0.5, 0.84),
    (0.3, 0.8),
    (0.36, 0.92),
    (0.3, 1.06),
    (0.001, 1.12),
]
POINTS, BUD = 5, 7


def build(material, random, size):
    long, vertices, core = 0.16 * size * random.uniform(0.85, 1.15), [], []
    for i, (out, along) in enumerate(PROFILE):
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            away = long * 0.36 * out * (1 if i != POINTS else 0.6 + 0.6 * max(0, math.cos(4 * angle)))
            vertices.append((long * (along - 0.5), away * math.cos(angle), away * math.sin(angle)))
            core.append(1.0 if i >= BUD else 0.3)
    return values(mesh('clove', vertices, grid_faces(len(PROFILE), COLUMNS, True), material), 'core', core)
