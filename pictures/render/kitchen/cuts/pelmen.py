"""Pelmeni: a half-moon around its filling, bent until the corners meet, with a broad pinched rim that waves."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 72, 44


def build(material, random, size):
    ring, seed, vertices, core = 0.07 * size, random.uniform(0, 99), [], []
    most = random.uniform(2.9, 3.1)
    for i in range(ROWS):
        t = i / (ROWS - 1) * 2 - 1
        angle, belly = most * t - math.pi / 2, (1 - abs(t) ** 3) ** 0.7
        for j in range(COLUMNS):
            turn = math.tau * j / COLUMNS - math.pi
            rim = math.exp(-((turn / 0.34) ** 2))
            out = size * (0.028 + 0.075 * belly) * (1 + 0.05 * wobble((t * 3 + seed, math.cos(turn), math.sin(turn))))
            across, up = out * math.cos(turn), out * math.sin(turn) * (1.25 - 1.05 * rim)
            across += 0.075 * size * rim * (0.5 + 0.5 * belly) * (1 + 0.2 * wobble((t * 5 + seed, 0, 0)))
            up -= size * rim * (0.012 - 0.016 * math.sin(t * 13 + seed))
            away = max(0.004 * size, ring + across)
            vertices.append((away * math.cos(angle), away * math.sin(angle), up + 0.03 * size * (1 - belly)))
            core.append(min(1, max(0, 0.6 * belly * max(0, math.sin(turn)) + 0.1 - 1.1 * rim + 0.25 * wobble((t * 4 + seed, turn, 0)))))
    caps = [tuple(range(COLUMNS - 1, -1, -1)), tuple(range((ROWS - 1) * COLUMNS, ROWS * COLUMNS))]
    return values(mesh('pelmen', vertices, grid_faces(ROWS, COLUMNS, True) + caps, material), 'core', core)
