"""Boiled rice: long grains, a little bent. Round rice is short and thick for its length."""

import math

from ..layout import grid_faces
from ..scene import mesh


def build(material, random, size, slim=0.27):
    half, bend, vertices = 0.05 * size * random.uniform(0.88, 1.1), random.uniform(-3.5, 3.5), []
    for i in range(13):
        t = math.pi * i / 12
        x = -half * math.cos(t)
        for j in range(12):
            angle = math.tau * j / 12
            out = half * slim * math.sin(t) ** 0.7
            vertices.append((x, out * math.cos(angle) + bend * x * x / size, out * math.sin(angle) * 0.85))
    return mesh('rice', vertices, grid_faces(13, 12, True), material)
