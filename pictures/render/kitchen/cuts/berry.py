"""Bilberries and blackcurrants: round, with the small crown of the flower."""

import math

from ..layout import grid_faces
from ..scene import mesh, wobble
from ..shapes.around import around

PROFILE = [(math.sin(t), -math.cos(t)) for t in (math.pi * i / 18 for i in range(17))]
CROWN = [(0.3, 0.97), (0.27, 1.03), (0.2, 1.0), (0.16, 0.9), (0.001, 0.86)]


def build(material, random, size):
    radius, seed, vertices = 0.07 * size * random.uniform(0.86, 1.1), random.uniform(0, 99), []
    for away, height, angle, _ in around(PROFILE + CROWN, 28):
        x, y = math.cos(angle), math.sin(angle)
        dent = 1 + 0.05 * wobble((x * away * 1.4 + seed, y * away * 1.4, height))
        # The crown lies on one side.
        vertices.append((radius * height * 0.95, radius * away * x * dent, radius * away * y * dent))
    return mesh('berry', vertices, grid_faces(len(PROFILE + CROWN), 28, True), material)
