"""Rings of squid: broad bands, out of round."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, wobble

COLUMNS = 72
# Share of the wall, share of the height.
PROFILE = [(1, -0.38), (0.86, -0.5), (0.2, -0.5), (0, -0.36), (0, 0.36), (0.2, 0.5), (0.86, 0.5), (1, 0.38)]


def build(material, random, size):
    radius, wall, tall = 0.19 * size * random.uniform(0.8, 1.1), 0.05 * size, 0.1 * size * random.uniform(0.8, 1.2)
    oval, seed, vertices = random.uniform(0.72, 1), random.uniform(0, 99), []
    for j in range(COLUMNS):
        angle = math.tau * j / COLUMNS
        c, s = math.cos(angle), math.sin(angle)
        edge = radius * (1 + 0.13 * wobble((c * 1.2 + seed, s * 1.2, 0)))
        bow = 0.03 * size * wobble((c + seed, s, 6)) + 0.02 * size * math.cos(2 * angle)
        for out, up in PROFILE:
            away = edge - wall * (1 - out) * (1 + 0.2 * wobble((c * 3 + seed, s * 3, up))) + 0.012 * size * (1 - 4 * up * up)
            vertices.append((away * c, away * s * oval, up * tall + bow))
    faces = grid_faces(COLUMNS, len(PROFILE), True)
    count = len(PROFILE)
    faces += [((COLUMNS - 1) * count + k, (COLUMNS - 1) * count + (k + 1) % count, (k + 1) % count, k) for k in range(count)]
    return rounded(mesh('ring', vertices, faces, material))
