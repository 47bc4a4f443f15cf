"""Rings of sweet pepper: lobed, with the ribs on the inside."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, values

PROFILE = [(1.0, -0.5), (1.02, 0), (1.0, 0.5), (0.93, 0.55), (0.86, 0.5), (0.84, 0), (0.86, -0.5), (0.93, -0.55), (1.0, -0.5)]


def build(material, random, size):
    radius, tall, lobes, turn = 0.25 * size * random.uniform(0.85, 1.1), 0.06 * size, random.choice((3, 4)), random.uniform(0, 9)
    vertices, core = [], []
    for share, height in PROFILE:
        for j in range(96):
            angle = math.tau * j / 96
            lobe = 1 + 0.11 * math.cos(lobes * angle + turn) - 0.05 * math.cos(lobes * angle + turn) ** 4
            rib = 0.22 * max(0, -math.cos(lobes * angle + turn)) ** 14 if share < 0.9 else 0
            out = radius * (lobe * share - rib)
            vertices.append((out * math.cos(angle), out * math.sin(angle) * 0.92, tall * height + 0.03 * size * math.sin(2 * angle + turn)))
            core.append(1.0 if share > 0.98 else 0.2 if share < 0.9 else 0.5)
    return rounded(values(mesh('pepper', vertices, grid_faces(len(PROFILE), 96, True), material), 'core', core))
