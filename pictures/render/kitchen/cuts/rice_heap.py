"""A portion of boiled rice: a dome of grains."""

import math

from mathutils import Euler, Matrix, Vector

from ..layout import grid_faces
from ..scene import mesh, wobble
from .rice import build as build_rice

GRAINS, ROWS, COLUMNS, KINDS = 1200, 20, 60, 6


def build(material, random, size):
    seed = random.uniform(0, 99)

    def dome(x, y):
        return 0.26 * max(0, 1 - (math.hypot(x, y) / 0.5) ** 2.2) + 0.03 * wobble((x * 5 + seed, y * 5, 0))

    vertices = []
    for i in range(ROWS):
        for j in range(COLUMNS):
            away, angle = 0.49 * (i + 0.001) / (ROWS - 1), math.tau * j / COLUMNS
            x, y = away * math.cos(angle), away * math.sin(angle)
            vertices.append(Vector((x, y, dome(x, y))))
    faces = grid_faces(ROWS, COLUMNS, True)
    kinds = [build_rice(material, random, 1.2).data for _ in range(KINDS)]
    for i in range(GRAINS):
        angle, away = random.uniform(0, math.tau), 0.5 * math.sqrt(random.random())
        x, y = away * math.cos(angle), away * math.sin(angle)
        turn = Euler((random.gauss(0, 0.4), random.gauss(0, 0.4), random.uniform(0, math.tau))).to_matrix().to_4x4()
        place, start, kind = Matrix.Translation((x, y, dome(x, y) + random.uniform(-0.006, 0.022))) @ turn, len(vertices), kinds[i % KINDS]
        vertices += [place @ corner.co for corner in kind.vertices]
        faces += [tuple(start + k for k in side.vertices) for side in kind.polygons]
    return mesh('rice', [point * size for point in vertices], faces, material)
