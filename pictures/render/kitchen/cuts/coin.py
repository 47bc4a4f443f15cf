"""Round slices: carrot, radish, cucumber, sausage, lemon."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

THICK = 0.045
PROFILE = [(0, 0.5), (0.35, 0.5), (0.7, 0.5), (0.93, 0.5), (0.985, 0.38), (1, 0), (0.985, -0.38), (0.93, -0.5), (0.5, -0.5), (0, -0.5)]


def build(material, random, size, share=1.0):
    radius, seed, bend = 0.13 * size * random.uniform(0.88, 1.1), random.uniform(0, 99), random.uniform(-0.5, 0.5)
    closed, columns = share == 1, 56 if share == 1 else 30
    vertices, core = [], []
    for place, height in PROFILE:
        for j in range(columns):
            angle = math.tau * share * j / (columns if closed else columns - 1)
            edge = radius * (1 + 0.05 * wobble((math.cos(angle) * 1.5 + seed, math.sin(angle) * 1.5, 0)))
            x, y = place * edge * math.cos(angle), place * edge * math.sin(angle)
            vertices.append((x, y, height * THICK * size**0.5 + bend * x * x))
            core.append(place)
    faces = grid_faces(len(PROFILE), columns, closed)
    if not closed:
        faces += [tuple(i * columns + side for i in range(len(PROFILE))) for side in (0, columns - 1)]
    return values(mesh('coin', vertices, faces, material, crease=0.8), 'core', core)
