"""Rings of spring onion, leek and chilli."""

import math

from ..layout import grid_faces
from ..scene import mesh, values


def build(material, random, size):
    radius, length, oval = 0.024 * size * random.uniform(0.8, 1.2), 0.03 * size**0.5 * random.uniform(0.6, 1.5), random.uniform(1, 1.35)
    vertices, core = [], []
    for share, height in ((1, 0), (1, 1), (0.72, 1), (0.66, 0.5), (0.72, 0), (1, 0)):
        for j in range(20):
            angle = math.tau * j / 20
            vertices.append((radius * share * oval * math.cos(angle), radius * share * math.sin(angle), length * height))
            core.append((share - 0.66) / 0.34)
    return values(mesh('ring', vertices, grid_faces(6, 20, True), material, crease=0.7), 'core', core)
