"""Fried strips of bacon: wavy, with bands of fat."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, values, wobble

STEPS, ROWS = 34, 13


def build(material, random, size):
    long, wide, seed, phase = (
        0.3 * size * random.uniform(0.7, 1.2),
        0.085 * size * random.uniform(0.85, 1.15),
        random.uniform(0, 99),
        random.uniform(0, 9),
    )
    waves, tall, vertices, core = random.uniform(4, 8), random.uniform(0.012, 0.03) * size, [], []
    for i in range(STEPS):
        t = i / (STEPS - 1)
        for j in range(ROWS):
            u = j / (ROWS - 1) - 0.5
            height = tall * math.sin(waves * t + phase + u * 1.5) + 0.02 * size * wobble((t * 3 + seed, u * 2, 0))
            vertices.append((long * (t - 0.5), wide * u + 0.025 * size * math.sin(3 * t + phase), height))
            core.append(min(1, max(0, u + 0.5 + 0.14 * wobble((t * 5 + seed, u * 3, 3)))))
    piece = values(mesh('bacon', vertices, grid_faces(STEPS, ROWS), material), 'core', core)
    piece.modifiers.new('thick', 'SOLIDIFY').thickness = 0.022 * size
    return rounded(piece)
