"""Pieces cut across a round fish, fried: skin around, flakes on the faces, a notch at the belly."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

COLUMNS = 108
# Share of the outline, share of the height.
PROFILE = [(0.001 + i / 26, 0.5) for i in range(25)] + [
    (0.985, 0.46),
    (1, 0.36),
    (1.01, 0),
    (1, -0.36),
    (0.97, -0.5),
    (0.5, -0.5),
    (0.001, -0.5),
]


def build(material, random, size):
    long, wide, tall, seed = 0.27 * size * random.uniform(0.9, 1.08), 0.19 * size, 0.24 * size, random.uniform(0, 99)
    vertices, core, flake = [], [], []
    for share, height in PROFILE:
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            c, s = math.cos(angle), math.sin(angle)
            notch = 0.62 * math.exp(-(((angle - math.pi) / 0.2) ** 2))
            edge = (1 - notch) * (1 + 0.05 * wobble((c * 1.5 + seed, s * 1.5, 0)))
            x, y = long * (c + 0.08 * math.cos(2 * angle)) * edge * share, wide * s * (1 + 0.12 * c) * edge * share
            # Flakes lie as bows in the four quarters of the fish.
            bows = 4.6 * math.hypot(share * c * 0.8 - 0.42 * math.copysign(1, c) * 0.5, share * (abs(s) - 0.55))
            face = height > 0.45 and share < 0.97
            dip = math.exp(-((((bows % 1) - 0.5) / 0.16) ** 2)) if face else 0
            spine = math.exp(-((math.hypot(x - 0.02 * size, y) / (0.03 * size)) ** 2))
            up = height * tall + face * size * (0.012 * wobble((x * 14 / size + seed, y * 14 / size, 0)) - 0.012 * dip + 0.012 * spine)
            vertices.append((x, y, up))
            flake.append(bows if face else 0)
            core.append(
                0.36 + 0.3 * share**3 + 0.26 * wobble((x * 5 / size + seed, y * 5 / size, 3)) - 0.1 * dip - 0.3 * spine
                if face
                else 0.72 + 0.2 * wobble((c * 3 + seed, s * 3, height))
                if abs(height) < 0.47
                else 0.4
            )
    piece = mesh('steak', vertices, grid_faces(len(PROFILE), COLUMNS, True), material, crease=0.9)
    return values(values(piece, 'core', core), 'flake', flake)
