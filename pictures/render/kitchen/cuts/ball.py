"""Round things: olives, cherry tomatoes, peppercorns."""

import math

from ..layout import grid_faces
from ..scene import mesh, values


def build(material, random, size):
    radius, oval = 0.085 * size, random.uniform(1.05, 1.25)
    turns = [math.pi * i / 16 for i in range(17)]
    vertices = [
        (
            -radius * oval * math.cos(t),
            radius * math.sin(t) * math.cos(math.tau * j / 24),
            radius * math.sin(t) * math.sin(math.tau * j / 24),
        )
        for t in turns
        for j in range(24)
    ]
    ball = mesh('ball', vertices, grid_faces(17, 24, True), material)
    return values(ball, 'core', [1.0] * len(vertices))
