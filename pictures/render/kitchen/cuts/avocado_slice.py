"""A slice of avocado: a crescent around the hollow of the stone, green at the skin by the value `core`."""

import math

from ..layout import grid_faces
from ..scene import mesh, values

STEPS, WIDE = 44, 13


def build(material, random, size):
    thick, vertices, core = 0.05 * size, [], []
    rows = [(j / (WIDE - 1), 0.5) for j in range(WIDE)] + [(j / (WIDE - 1), -0.5) for j in range(WIDE)][::-1]
    for i in range(STEPS):
        t = i / (STEPS - 1)
        angle = math.pi * (t * 1.16 - 0.08)
        neck = 1 + 0.22 * max(0, math.cos(angle)) ** 2
        deep = 0.115 * math.sin(math.pi * t) ** 0.6 + 0.012
        for share, height in rows:
            away = 0.2 - deep * (1 - share)
            edge = 1 - 0.5 * max(0, (share - 0.9) / 0.1) - 0.4 * max(0, (0.06 - share) / 0.06)
            vertices.append((away * 1.35 * neck * math.cos(angle) * size, (away * math.sin(angle) - 0.1) * size, height * thick * edge))
            core.append(share)
    faces = grid_faces(STEPS, len(rows), True)
    return values(mesh('avocado', vertices, faces, material, crease=0.9), 'core', core)
