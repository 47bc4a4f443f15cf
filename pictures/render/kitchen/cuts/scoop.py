"""A ball of ice cream off the scoop: furrowed, with a ragged skirt."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, wobble

ROWS, COLUMNS = 80, 130


def build(material, random, size):
    radius, seed, vertices = 0.29 * size, random.uniform(0, 99), []
    for i in range(ROWS):
        t = i / (ROWS - 1)
        polar = t * 2.0
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y, z = math.sin(polar) * math.cos(angle), math.sin(polar) * math.sin(angle), math.cos(polar)
            drag = 0.035 * wobble((x * 2 + seed, y * 2, z * 11)) + 0.018 * wobble((x * 7, y * 7 + seed, z * 20))
            pit = -0.05 * max(0, wobble((x * 6 + seed, y * 6, z * 9)) - 0.35)
            skirt = math.exp(-(((z + 0.22) / 0.1) ** 2)) * (
                0.1 + 0.14 * wobble((x * 3.2, y * 3.2 + seed, 1)) + 0.06 * wobble((x * 9 + seed, y * 9, 4))
            )
            out = radius * (1 + drag + pit + max(0, skirt))
            vertices.append((out * x, out * y, out * z * 0.94 + 0.3 * radius))
    return rounded(mesh('scoop', vertices, grid_faces(ROWS, COLUMNS, True), material))
