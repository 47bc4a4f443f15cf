"""A boiled egg out of its shell."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble


def build(material, random, size):
    radius, seed, vertices = 0.2 * size, random.uniform(0, 99), []
    for i in range(33):
        t = math.pi * i / 32
        along = -math.cos(t)
        for j in range(48):
            angle = math.tau * j / 48
            dent = 1 + 0.025 * wobble((along * 1.5 + seed, math.cos(angle), math.sin(angle)))
            out = radius * math.sin(t) * (1 - 0.13 * along) * dent
            vertices.append((1.32 * radius * along, out * math.cos(angle), out * math.sin(angle)))
    return values(mesh('egg', vertices, grid_faces(33, 48, True), material), 'core', [1.0] * len(vertices))
