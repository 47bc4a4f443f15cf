"""Round slices of lemon and lime, with segments; a skin as wide as the pith around them."""

import math

from ..layout import grid_faces
from ..scene import mesh, values

THICK, SEGMENTS, PITH = 0.04, 9, 0.88


def build(material, random, size, share=1.0):
    radius, columns, vertices, core = 0.13 * size, int(180 * share), [], []
    closed = share == 1
    rows = [(i / 20, 0.5) for i in range(20)] + [(0.985, 0.4), (1, 0), (0.985, -0.4), (0.6, -0.5), (0, -0.5)]
    for place, height in rows:
        for j in range(columns):
            turn = share * j / (columns if closed else columns - 1)
            angle = math.tau * turn
            wall = abs((turn * SEGMENTS) % 1 - 0.5) * place * radius * math.tau / SEGMENTS
            membrane = place < 0.1 or (0.5 * place * radius * math.tau / SEGMENTS - wall) < 0.005 * size
            pulp = 0 if membrane or place > 0.82 else 0.1
            vertices.append((place * radius * math.cos(angle), place * radius * math.sin(angle), height * THICK - 0.012 * pulp * size))
            core.append(PITH if membrane and place < PITH else place)
    faces = grid_faces(len(rows), columns, closed)
    if not closed:
        faces += [tuple(i * columns + side for i in range(len(rows))) for side in (0, columns - 1)]
    return values(mesh('citrus', vertices, faces, material, crease=0.8), 'core', core)
