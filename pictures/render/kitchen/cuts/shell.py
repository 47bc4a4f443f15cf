"""Large shells of pasta for filling: ribbed outside, their edges rolled in over a hollow."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded

ROWS, COLUMNS, RIBS = 40, 89, 11


def build(material, random, size):
    long, wide, vertices = 0.24 * size, 0.17 * size * random.uniform(0.94, 1.06), []
    for i in range(ROWS):
        t = 2 * i / (ROWS - 1) - 1
        out = wide * (1 - abs(t) ** 2.6) ** 0.6 + 0.004
        for j in range(COLUMNS):
            u = 2 * j / (COLUMNS - 1) - 1
            # From below around to the opening on top, where the edge rolls in.
            angle = u * 2.2
            rib = 1 + 0.11 * (abs(math.cos(RIBS / 2 * math.pi * u)) - 0.6) * (1 - abs(t) ** 4)
            inward = 1 - 0.3 * max(0, (abs(u) - 0.66) / 0.34) ** 1.3
            y, z = out * rib * inward * math.sin(angle), -out * rib * inward * math.cos(angle) * 0.95
            vertices.append((long * t, y, z + 0.12 * long * t * t))
    shell = mesh('shell', vertices, grid_faces(ROWS, COLUMNS), material)
    shell.modifiers.new('thick', 'SOLIDIFY').thickness = 0.016 * size
    return rounded(shell)
