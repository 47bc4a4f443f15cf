"""Cream poured from a spoon in a loose spiral: a flat bead to be draped over a sauce."""

import math

from ..layout import grid_faces
from ..scene import mesh, wobble

STEPS, ACROSS = 220, 9


def build(material, random, size):
    seed, vertices = random.uniform(0, 99), []
    for i in range(STEPS):
        t = i / (STEPS - 1)
        angle, away = t * math.tau * 2.1, size * (0.06 + 0.4 * t) * (1 + 0.12 * wobble((t * 7 + seed, 0, 0)))
        wide = size * 0.034 * (0.55 + 0.6 * abs(wobble((t * 13 + seed, 3, 0)))) * min(1, t / 0.04 + 0.05, (1 - t) / 0.1 + 0.05)
        for j in range(ACROSS):
            u = j / (ACROSS - 1) * 2 - 1
            out = away + u * wide
            vertices.append((out * math.cos(angle), out * math.sin(angle), 0.014 * (1 - u * u) - 0.004))
    return mesh('drizzle', vertices, grid_faces(STEPS, ACROSS), material)
