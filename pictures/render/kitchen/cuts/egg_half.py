"""Half of a boiled egg, yolk up."""

import math

from ..layout import grid_faces
from ..scene import mesh, values

PROFILE = [
    (0, 0.01),
    (0.3, 0.012),
    (0.55, 0.01),
    (0.6, 0),
    (0.8, 0),
    (0.95, -0.005),
    (1, -0.04),
    (0.97, -0.3),
    (0.8, -0.62),
    (0.45, -0.88),
    (0, -0.95),
]


def build(material, random, size):
    radius, vertices, core = 0.21 * size, [], []
    for place, height in PROFILE:
        for j in range(64):
            angle = math.tau * j / 64
            longer = 1.28 + 0.1 * math.cos(angle)
            vertices.append((radius * place * longer * math.cos(angle), radius * place * math.sin(angle), radius * height))
            core.append(place if height > -0.1 else 1)
    return values(mesh('egg', vertices, grid_faces(len(PROFILE), 64, True), material), 'core', core)
