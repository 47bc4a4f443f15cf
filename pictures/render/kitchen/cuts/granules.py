"""Couscous: a pinch of small granules that lie beside each other."""

import math

from ..layout import grid_faces
from ..scene import mesh

COUNT, ROWS, SIDES = 26, 5, 7


def build(material, random, size):
    vertices, faces = [], []
    for _ in range(COUNT):
        angle, away = random.uniform(0, math.tau), 0.085 * size * math.sqrt(random.random())
        x, y, z = away * math.cos(angle), away * math.sin(angle), random.uniform(-0.018, 0.018) * size
        radius, long = 0.0125 * size * random.uniform(0.7, 1.3), random.uniform(1, 1.5)
        faces += grid_faces(ROWS, SIDES, True, len(vertices))
        for i in range(ROWS):
            t = math.pi * i / (ROWS - 1)
            for j in range(SIDES):
                turn = math.tau * j / SIDES
                vertices.append(
                    (
                        x + radius * long * math.sin(t) * math.cos(turn + angle),
                        y + radius * math.sin(t) * math.sin(turn + angle),
                        z + radius * math.cos(t),
                    )
                )
    return mesh('granules', vertices, faces, material)
