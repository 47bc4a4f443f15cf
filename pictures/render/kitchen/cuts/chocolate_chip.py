"""A drop of chocolate, flat below, with a pointed top."""

import math

from ..layout import grid_faces
from ..scene import mesh

PROFILE = [(0.001, 1.0), (0.1, 0.93), (0.22, 0.78), (0.45, 0.58), (0.75, 0.42), (0.95, 0.24), (1.0, 0.12), (0.95, 0.02), (0.5, 0.0)]


def build(material, random, size):
    radius, lean = 0.06 * size * random.uniform(0.85, 1.1), random.uniform(0, 0.25)
    angles = [math.tau * j / 28 for j in range(28)]
    vertices = [
        (radius * (share * math.cos(a) + lean * height**2), radius * share * math.sin(a), radius * 0.85 * height)
        for share, height in PROFILE
        for a in angles
    ]
    return mesh('chip', vertices, grid_faces(len(PROFILE), 28, True), material)
