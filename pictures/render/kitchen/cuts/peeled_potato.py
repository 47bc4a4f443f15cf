"""Small boiled potatoes, peeled: the cuts of the knife show."""

import math

from mathutils import Vector

from ..layout import grid_faces
from ..scene import mesh, wobble

ROWS, COLUMNS, CUTS = 44, 80, 26


def build(material, random, size):
    seed, vertices = random.uniform(0, 99), []
    cuts = [Vector((random.gauss(0, 0.6), random.gauss(0, 1), random.gauss(0, 1))).normalized() for _ in range(CUTS)]
    for i in range(ROWS):
        t = math.pi * i / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            way = Vector((-math.cos(t), math.sin(t) * math.cos(angle), math.sin(t) * math.sin(angle)))
            swell = min(1.0, *(0.94 / max(0.1, way.dot(cut)) for cut in cuts))
            swell *= 1 + 0.12 * wobble(way + Vector((seed, 0, 0))) + 0.012 * wobble(way * 8)
            vertices.append([size * side * value * swell for side, value in zip((0.22, 0.165, 0.155), way)])
    return mesh('potato', vertices, grid_faces(ROWS, COLUMNS, True), material)
