"""Pelmeni: a half-moon around its filling, bent until the corners meet, with a pinched rim."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 60, 40


def build(material, random, size):
    ring, seed, vertices, core = 0.088 * size, random.uniform(0, 99), [], []
    most = random.uniform(2.75, 3.0)
    for i in range(ROWS):
        t = i / (ROWS - 1) * 2 - 1
        angle, belly = most * t - math.pi / 2, (1 - abs(t) ** 2.6) ** 0.6
        for j in range(COLUMNS):
            turn = math.tau * j / COLUMNS - math.pi
            rim = math.exp(-((turn / 0.32) ** 2))
            out = size * (0.03 + 0.075 * belly) * (1 + 0.04 * wobble((t * 3 + seed, math.cos(turn), math.sin(turn))))
            across, up = out * math.cos(turn), out * math.sin(turn) * (1.12 - 0.85 * rim)
            across += 0.055 * size * rim * (0.65 + 0.35 * belly)
            up += size * rim * (0.01 + 0.008 * math.sin(t * 11 + seed))
            away = ring + across
            vertices.append((away * math.cos(angle), away * math.sin(angle), up + 0.02 * size * (1 - belly)))
            core.append(min(1, max(0, 0.5 * belly + 0.2 - 1.1 * rim + 0.25 * wobble((t * 4 + seed, turn, 0)))))
    return values(
        mesh(
            'pelmen',
            vertices,
            grid_faces(ROWS, COLUMNS, True) + [tuple(range(COLUMNS - 1, -1, -1)), tuple(range((ROWS - 1) * COLUMNS, ROWS * COLUMNS))],
            material,
        ),
        'core',
        core,
    )
