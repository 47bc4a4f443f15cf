"""Flat drops of fat."""

import math

from ..layout import grid_faces
from ..scene import mesh


def build(material, random, size):
    radius = size * random.choice((0.006, 0.009, 0.009, 0.013, 0.016, 0.024))
    vertices = [
        (
            radius * (1 - q * 0.999) * math.cos(math.tau * j / 20),
            radius * (1 - q * 0.999) * math.sin(math.tau * j / 20),
            radius * 0.14 * (1 - (1 - q) ** 2),
        )
        for q in (0, 0.25, 0.5, 0.75, 1)
        for j in range(20)
    ]
    return mesh('drop', vertices, grid_faces(5, 20, True), material)
