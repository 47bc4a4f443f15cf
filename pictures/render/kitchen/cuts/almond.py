"""Almonds: flat drops with fine furrows."""

import math

from ..layout import grid_faces
from ..scene import mesh, wobble


def build(material, random, size):
    long, seed, vertices = 0.13 * size * random.uniform(0.9, 1.1), random.uniform(0, 99), []
    for i in range(26):
        t = i / 25
        out = 0.5 * math.sin(math.pi * t**0.8) ** 0.8
        for j in range(30):
            angle = math.tau * j / 30
            y, z = math.cos(angle), math.sin(angle)
            furrow = 1 + 0.05 * wobble((t * 2, y * 5 + seed, z * 5))
            vertices.append((long * (t - 0.5) * 1.6, long * out * y * furrow, long * out * z * 0.5 * furrow))
    return mesh('almond', vertices, grid_faces(26, 30, True), material)
