"""Farfalle: bow ties, pinched in the middle, with ragged ends."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, wobble

STEPS, ROWS = 41, 25


def build(material, random, size):
    long, wide, curl, seed = 0.19 * size, 0.135 * size * random.uniform(0.9, 1.1), random.uniform(-1.4, 1.4), random.uniform(0, 99)
    vertices = []
    for i in range(STEPS):
        x = 2 * i / (STEPS - 1) - 1
        pinch = math.exp(-((x / 0.26) ** 2))
        for j in range(ROWS):
            u = 2 * j / (ROWS - 1) - 1
            teeth = 0.07 * abs(((u * 4.5) % 1) - 0.5) * abs(x) ** 6
            pleat = 0.055 * size * math.cos(u * math.pi * 1.5) * (pinch + 0.12)
            wave = 0.03 * size * wobble((x * 1.6 + seed, u * 1.6, 0)) * (1 - pinch)
            vertices.append((long * x * (1 + teeth), wide * u * (1 - 0.62 * pinch), pleat + wave + curl * long * 0.25 * x * x * size))
    piece = mesh('farfalle', vertices, grid_faces(STEPS, ROWS), material)
    piece.modifiers.new('thick', 'SOLIDIFY').thickness = 0.018 * size
    return rounded(piece)
