"""Savoiardi: long dry sponge fingers under a crust of sugar."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 110, 60


def build(material, random, size):
    long, wide, seed, vertices, core = 0.4 * size, 0.095 * size, random.uniform(0, 99), [], []
    for i in range(ROWS):
        t = 2 * i / (ROWS - 1) - 1
        out = (1 - abs(t) ** 7) ** 0.5 * (1 - 0.1 * math.exp(-((t / 0.5) ** 2))) + 0.004
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            c, s = math.cos(angle), math.sin(angle)
            up = s * (0.62 if s > 0 else 0.3)
            grit = wobble((t * 60 + seed, c * 9, s * 9))
            crack = max(0, wobble((t * 5 + seed, c * 1.6, s)) - 0.25)
            away = wide * out * (1 + 0.04 * grit * (s > 0) + 0.05 * wobble((t * 3 + seed, c, s)) - 0.2 * crack * (s > 0))
            vertices.append((long * t, away * c, away * up))
            core.append(0.42 + 0.34 * (abs(c) ** 3 if s > 0 else 1) + 0.2 * t**8 - 0.32 * max(0, grit) * (s > 0.2) - 0.4 * crack)
    return values(mesh('savoiardo', vertices, grid_faces(ROWS, COLUMNS, True), material), 'core', core)
