"""A thin baked slice of an apple: a half moon with skin along its arc, which is up, browned at its edge."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

COLUMNS, THICK = 56, 0.03
RINGS = ((0.001, 0.5), (0.3, 0.5), (0.6, 0.5), (0.85, 0.5), (0.96, 0.46), (1, 0.2), (1, -0.2), (0.96, -0.46), (0.6, -0.5), (0.001, -0.5))


def build(material, random, size):
    seed, bend, vertices, core = random.uniform(0, 99), random.uniform(-0.3, 0.3), [], []
    for share, height in RINGS:
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = math.cos(angle), math.sin(angle)
            notch = 0.22 * math.exp(-((x / 0.3) ** 2))
            y = 0.92 * y if y > 0 else -(0.1 - notch) * abs(y)
            skin = math.sin(angle) > 0.12
            px, py = 0.2 * size * x * share, 0.2 * size * (0.3 + (y - 0.3) * share)
            rolled = 0.42 * (py - 0.1 * size) + bend * px * px + 0.008 * size * wobble((px * 12 + seed, py * 12, 0))
            vertices.append((px, py - 0.08 * size, THICK * size * height + rolled))
            brown = 0.2 + 0.2 * wobble((px * 9 / size + seed, py * 9 / size, 3)) + 0.62 * share**5
            core.append(1.0 if skin and share > 0.97 else min(0.78, brown))
    return values(mesh('apple', vertices, grid_faces(len(RINGS), COLUMNS, True), material, crease=0.9), 'core', core)
