"""Peas from a tin: round, a little dented."""

import math

from ..layout import grid_faces
from ..scene import mesh, wobble


def build(material, random, size):
    radius, seed, vertices = 0.058 * size * random.uniform(0.9, 1.1), random.uniform(0, 99), []
    for i in range(15):
        for j in range(20):
            t, angle = math.pi * i / 14, math.tau * j / 20
            way = (math.sin(t) * math.cos(angle), math.sin(t) * math.sin(angle), math.cos(t))
            dent = 1 + 0.07 * wobble([value * 1.6 + seed for value in way])
            vertices.append([radius * dent * value for value in way])
    return mesh('pea', vertices, grid_faces(15, 20, True), material)
