"""A helping of boiled rice: grains in all directions on a dome."""

import math

from mathutils import Euler, Matrix

from ..layout import grid_faces
from ..scene import mesh
from .rice import build as build_grain

GRAINS, ROWS, COLUMNS = 560, 24, 48


def build(material, random, size):
    radius, tall, vertices, faces = 0.4 * size, 0.27 * size, [], []

    def height(away):
        return tall * (1 - away**2.3)

    for i in range(ROWS):
        away = (i + 0.001) / (ROWS - 1)
        vertices += [
            (radius * away * math.cos(math.tau * j / COLUMNS), radius * away * math.sin(math.tau * j / COLUMNS), height(away) - 0.01)
            for j in range(COLUMNS)
        ]
    faces += grid_faces(ROWS, COLUMNS, True)
    grains = [build_grain(material, random, 1.3) for _ in range(6)]
    for k in range(GRAINS):
        away, angle = math.sqrt(random.random()) * 1.04, random.uniform(0, math.tau)
        x, y = radius * away * math.cos(angle), radius * away * math.sin(angle)
        place = (
            Matrix.Translation((x, y, max(0.015, height(min(1, away)) + random.uniform(-0.012, 0.02))))
            @ Euler((random.gauss(0, 0.6), random.gauss(0, 0.6), random.uniform(0, math.tau))).to_matrix().to_4x4()
            @ Matrix.Scale(random.uniform(0.8, 1.1), 4)
        )
        start, grain = len(vertices), grains[k % len(grains)].data
        vertices += [place @ corner.co for corner in grain.vertices]
        faces += [tuple(start + n for n in side.vertices) for side in grain.polygons]
    return mesh('rice', vertices, faces, material)
