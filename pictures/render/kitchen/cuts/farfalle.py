"""Farfalle: bow ties, pinched in the middle to two pleats, with ragged ends."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, wobble

STEPS, ROWS, TEETH = 49, 41, 5


def build(material, random, size):
    long, wide, seed = 0.2 * size, 0.15 * size * random.uniform(0.95, 1.05), random.uniform(0, 99)
    curl, twist, vertices = random.uniform(-0.1, 0.2), random.uniform(-0.25, 0.25), []
    for i in range(STEPS):
        x = 2 * i / (STEPS - 1) - 1
        pinch = math.exp(-((x / 0.36) ** 2))
        for j in range(ROWS):
            u = 2 * j / (ROWS - 1) - 1
            teeth = 0.09 * (abs((u * TEETH) % 2 - 1) - 0.5) * abs(x) ** 12
            pleats = 0.04 * size * math.cos(1.5 * math.pi * u) * pinch**1.5
            wave = 0.025 * size * wobble((x * 1.4 + seed, u * 1.4, 0)) * (1 - pinch) + 0.06 * size * pinch * (1 - u * u)
            vertices.append(
                (long * x * (1 + teeth), wide * u * (1 - 0.76 * pinch), pleats + wave + long * (curl * x * x + twist * x * u * abs(x)))
            )
    piece = mesh('farfalle', vertices, grid_faces(STEPS, ROWS), material)
    piece.modifiers.new('thick', 'SOLIDIFY').thickness = 0.016 * size
    return rounded(piece)
