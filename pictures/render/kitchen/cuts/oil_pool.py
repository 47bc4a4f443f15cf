"""Oil that stands level in the hollows of a dip."""

import math

from ..layout import grid_faces
from ..scene import mesh


def build(material, random, size):
    vertices = [
        (away * math.cos(math.tau * j / 64), away * math.sin(math.tau * j / 64), height)
        for away, height in ((0.0003, 0), (0.15 * size, 0), (0.29 * size, 0), (0.3 * size, -0.01))
        for j in range(64)
    ]
    return mesh('oil', vertices, grid_faces(4, 64, True), material)
