"""A whole strawberry on its side, hulled: seeds in dimples."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS, SEED, TURNS = 40, 64, -1.0, 11


def build(material, random, size, top=9.0):
    """A whole one, or what is below `top`, a share of its radius."""
    long, thick, seed = 0.2 * size * random.uniform(0.9, 1.1), 0.155 * size * random.uniform(0.94, 1.06), random.uniform(0, 99)
    vertices, core = [], []
    for i in range(ROWS):
        t = i / (ROWS - 1)
        out = thick * (math.sin(math.pi * t**0.62) ** 0.62 * (1 - 0.16 * t)) + 0.0005
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            swell = 1 + 0.06 * wobble((math.cos(angle) * 1.3 + seed, math.sin(angle) * 1.3, t * 2))
            y, z = out * swell * math.cos(angle), out * swell * math.sin(angle)
            pip = _pip(t, angle)
            cut = z > top * thick
            core.append(
                0.75 * abs(math.cos(angle)) ** 1.5 * min(1, out / thick * 1.15) + 0.1
                if cut
                else SEED
                if pip > 0.86
                else 0.95 - 0.12 * (t < 0.08)
            )
            dent = 0 if cut else 0.04 * thick * (0.4 * (pip > 0.86) - pip)
            vertices.append((long * (2 * t - 0.9), y + dent * math.cos(angle), min(z + dent * math.sin(angle), top * thick)))
    return values(mesh('strawberry', vertices, grid_faces(ROWS, COLUMNS, True), material), 'core', core)


def _pip(along, angle):
    """How near a seed is, from 0 to 1: they sit in staggered rows."""
    row = along * 9
    around = angle * TURNS / math.tau + 0.5 * (int(row) % 2)
    return math.exp(-(((row % 1 - 0.5) / 0.2) ** 2) - ((around % 1 - 0.5) / 0.17) ** 2) * (0.06 < along < 0.95)
