"""Leaves of mint: oval and toothed, with sunken veins."""

import math

from ..layout import grid_faces
from ..scene import mesh, values

STEPS, ROWS = 46, 15


def build(material, random, size):
    long, curl, vertices, core = 0.3 * size * random.uniform(0.8, 1.15), random.uniform(0.3, 1.1), [], []
    for i in range(STEPS):
        t = i / (STEPS - 1)
        half = 0.29 * long * math.sin(math.pi * min(0.99, 0.04 + t**0.85)) ** 0.75 * (1 + 0.06 * math.sin(t * 75))
        for j in range(ROWS):
            u = 2 * j / (ROWS - 1) - 1
            vein = math.cos((t * 1.15 - abs(u) * 0.3) * 42) ** 8 * (1 - abs(u)) + 1.3 * math.exp(-((u / 0.1) ** 2))
            vertices.append(
                (
                    long * (t - 0.5),
                    half * u,
                    size * (curl * (0.08 * u * u - 0.28 * (t - 0.5) ** 2) - 0.008 * vein + 0.01 * math.sin(t * 37) * abs(u)),
                )
            )
            core.append(min(1, max(0, 0.95 - 0.4 * vein)))
    return values(mesh('mint', vertices, grid_faces(STEPS, ROWS), material), 'core', core)
