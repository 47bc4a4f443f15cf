"""A small ceramic bowl for a dip."""

import math

from ..layout import grid_faces, smooth_profile
from ..scene import mesh

PROFILE = [
    (0.001, 0.0),
    (0.6, 0.0),
    (0.72, 0.04),
    (0.92, 0.4),
    (1.0, 0.78),
    (0.99, 0.84),
    (0.93, 0.83),
    (0.86, 0.6),
    (0.74, 0.5),
    (0.4, 0.48),
    (0.001, 0.48),
]


def build(material, random, size):
    radius, tall, profile = 0.27 * size, 0.26 * size, smooth_profile(PROFILE)
    vertices = [
        (radius * away * math.cos(math.tau * j / 96), radius * away * math.sin(math.tau * j / 96), tall * height)
        for away, height in profile
        for j in range(96)
    ]
    return mesh('bowl', vertices, grid_faces(len(profile), 96, True), material)
