"""Kernels of sweet corn: a rounded crown, narrow and pale at the root."""

import math

from ..layout import grid_faces
from ..scene import mesh, values

PROFILE = [(0.001, 0), (0.55, 0.02), (0.62, 0.2), (0.9, 0.6), (1.0, 0.95), (0.96, 1.2), (0.75, 1.4), (0.4, 1.46), (0.001, 1.44)]


def build(material, random, size):
    wide, flat, vertices, core = 0.052 * size * random.uniform(0.9, 1.1), random.uniform(0.62, 0.8), [], []
    for away, height in PROFILE:
        for j in range(20):
            c, s = math.cos(math.tau * j / 20), math.sin(math.tau * j / 20)
            c, s = math.copysign(abs(c) ** 0.75, c), math.copysign(abs(s) ** 0.75, s)
            vertices.append(((height - 0.75) * wide * 1.25, away * wide * c, away * wide * flat * s))
            core.append(min(1, height / 1.1))
    return values(mesh('kernel', vertices, grid_faces(len(PROFILE), 20, True), material), 'core', core)
