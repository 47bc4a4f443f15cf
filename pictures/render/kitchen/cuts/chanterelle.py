"""A chanterelle on its side: a funnel with a wavy rim, ridges that run down its stem."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

COLUMNS, RIDGES = 96, 24
# Way along the stem, radius, how deep the ridges are, how brown.
PROFILE = [
    (0.0, 0.001, 0, 0.5),
    (0.0, 0.2, 0, 0.5),
    (0.08, 0.25, 0, 0.35),
    (0.3, 0.25, 0.1, 0.3),
    (0.5, 0.29, 0.3, 0.3),
    (0.66, 0.38, 0.6, 0.34),
    (0.8, 0.55, 0.9, 0.38),
    (0.9, 0.78, 1, 0.42),
    (0.97, 0.98, 0.7, 0.5),
    (1.0, 1.06, 0.1, 0.66),
    (1.02, 1.02, 0, 0.5),
    (0.97, 0.8, 0, 0.3),
    (0.88, 0.55, 0, 0.22),
    (0.76, 0.3, 0, 0.16),
    (0.66, 0.1, 0, 0.2),
    (0.62, 0.001, 0, 0.2),
]


def build(material, random, size):
    long, wide, seed, bend = (
        0.34 * size * random.uniform(0.85, 1.15),
        0.16 * size * random.uniform(0.85, 1.15),
        random.uniform(0, 99),
        random.uniform(-0.5, 0.5),
    )
    vertices, core = [], []
    rows = [tuple(a + (b - a) * k / 3 for a, b in zip(PROFILE[i], PROFILE[i + 1])) for i in range(len(PROFILE) - 1) for k in range(3)]
    for way, out, ridge, brown in rows:
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            c, s = math.cos(angle), math.sin(angle)
            wave = max(0, out - 0.3) * (0.34 * wobble((c * 1.3 + seed, s * 1.3, 0)) + 0.2 * wobble((c * 3.4 + seed, s * 3.4, 4)))
            groove = ridge * (0.5 + 0.5 * math.cos(RIDGES * angle + 3 * wobble((c * 2, s * 2, way * 3 + seed))))
            away = wide * (out * (1 + 0.1 * wobble((c * 2, s * 2 + seed, way * 2))) + 0.7 * wave - 0.07 * groove)
            x = long * (way - 0.55) + 0.1 * size * wave * 2
            vertices.append((x, away * c + bend * long * (way - 0.4) ** 2, away * s * 0.85))
            core.append(brown + 0.3 * groove * ridge + 0.16 * wobble((x * 9 + seed, away * c * 9, away * s * 9)))
    return values(mesh('chanterelle', vertices, grid_faces(len(rows), COLUMNS, True), material), 'core', core)
