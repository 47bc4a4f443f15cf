"""A leg of a rabbit or a bird, cut off at the joint: thick meat that narrows to the bone."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 70, 64


def build(material, random, size):
    seed, bend, vertices, core = random.uniform(0, 99), random.uniform(0.2, 0.5), [], []
    for i in range(ROWS):
        t = i / (ROWS - 1)
        bone = 0.036 * min(1, ((1 - t) / 0.02) ** 0.5 + 0.02) * (1 + 0.5 * max(0, t - 0.93) / 0.07)
        meat = 0.18 * math.sin(math.pi * min(1, 0.04 + t * 0.96) ** 0.72) ** 0.7 * (1 - 0.34 * t) if t < 0.84 else 0
        inside = min(1, max(0, 0.84 - t) / 0.05)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            y, z = math.cos(angle), math.sin(angle)
            muscle = (
                1
                + 0.2 * wobble((y * 1.1 + seed, z * 1.1, t * 2.2))
                + 0.07 * wobble((y * 3 + seed, z * 3, t * 5))
                + 0.025 * wobble((y * 9, z * 9 + seed, t * 5))
            )
            out = max(bone, meat * muscle * inside**0.5)
            x = (t - 0.45) * 0.72
            vertices.append((x * size, (out * y * 1.05 + bend * x * x) * size, (out * z * 0.82 + 0.05 * t) * size))
            browned = 0.5 + 0.3 * z + 0.34 * wobble((t * 4 + seed, y * 1.6, z * 1.6)) + 0.12 * wobble((t * 4, y * 9, z * 9 + seed))
            core.append(0.0 if inside < 0.25 else min(1, max(0.2, browned)))
    return values(mesh('leg', vertices, grid_faces(ROWS, COLUMNS, True), material), 'core', core)
