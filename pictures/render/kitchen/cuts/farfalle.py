"""Farfalle: bow ties, pinched in the middle to two pleats that fan out to ragged ends."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, wobble

STEPS, ROWS, TEETH = 57, 49, 6


def build(material, random, size):
    long, wide, seed = 0.22 * size, 0.145 * size * random.uniform(0.95, 1.05), random.uniform(0, 99)
    curl, twist, vertices = random.uniform(-0.12, 0.3), random.uniform(-0.3, 0.3), []
    for i in range(STEPS):
        x = 2 * i / (STEPS - 1) - 1
        pinch = math.exp(-((x / 0.3) ** 2))
        for j in range(ROWS):
            u = 2 * j / (ROWS - 1) - 1
            teeth = 0.1 * (abs((u * TEETH) % 2 - 1) - 0.5) * abs(x) ** 14
            pleats = size * (0.008 + 0.042 * pinch) * math.cos(2 * math.pi * u)
            wave = 0.02 * size * wobble((x * 1.6 + seed, u * 1.6, 0)) * (1 - pinch) + 0.04 * size * pinch * (1 - u * u)
            vertices.append(
                (long * x * (1 + teeth), wide * u * (1 - 0.76 * pinch), pleats + wave + long * (curl * x * x + twist * x * u * abs(x)))
            )
    piece = mesh('farfalle', vertices, grid_faces(STEPS, ROWS), material)
    piece.modifiers.new('thick', 'SOLIDIFY').thickness = 0.014 * size
    return rounded(piece)
