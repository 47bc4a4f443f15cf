"""Thin curled shavings of a hard cheese."""

import math

from ..layout import grid_faces
from ..scene import mesh, wobble


def build(material, random, size):
    length, wide, curl, seed = (
        0.3 * size * random.uniform(0.7, 1.2),
        0.13 * size * random.uniform(0.7, 1.2),
        random.uniform(0.6, 2.2),
        random.uniform(0, 99),
    )
    vertices = []
    for i in range(26):
        t = i / 25
        angle = curl * (t - 0.5)
        x, z = length / curl * math.sin(angle), length / curl * (1 - math.cos(angle))
        half = wide / 2 * (0.7 + 0.3 * math.sin(math.pi * t)) * (1 + 0.3 * wobble((t * 4 + seed, 0, 0)))
        for j in range(8):
            u = j / 3.5 - 1
            vertices.append((x, half * u + 0.03 * size * wobble((t * 3, seed, 2)), z + 0.015 * size * wobble((t * 5 + seed, u, 7))))
    piece = mesh('shaving', vertices, grid_faces(26, 8), material)
    piece.modifiers.new('thick', 'SOLIDIFY').thickness = 0.008 * size
    return piece
