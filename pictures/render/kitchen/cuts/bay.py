"""A bay leaf: smooth, pointed, with a rib."""

import math

from ..layout import grid_faces
from ..scene import mesh

STEPS = 26


def build(material, random, size):
    long, wide, curl, vertices = 0.42 * size, 0.16 * size, random.uniform(0.1, 0.35), []
    for i in range(STEPS):
        t = i / (STEPS - 1)
        half = wide / 2 * math.sin(math.pi * t**0.9) ** 0.8
        for j in range(9):
            u = j / 4 - 1
            height = size * (
                curl * 0.35 * (t - 0.5) ** 2 + 0.03 * u * u - 0.008 * math.exp(-((u / 0.12) ** 2)) + 0.006 * math.sin(t * 20) * abs(u)
            )
            vertices.append((long * (t - 0.5), u * half, height))
    return mesh('bay', vertices, grid_faces(STEPS, 9), material)
