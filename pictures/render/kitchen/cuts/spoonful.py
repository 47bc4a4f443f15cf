"""A spoonful of smetana: a low mound with one soft fold and a foot that runs out."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, wobble


def build(material, random, size):
    radius, tall, seed, turns = 0.27 * size, 0.085 * size, random.uniform(0, 50), random.uniform(0.7, 0.95)
    rows, columns, vertices = 60, 140, []
    for i in range(rows):
        q = i / (rows - 1)
        for j in range(columns):
            angle = math.tau * j / columns
            way = (math.cos(angle), math.sin(angle))
            edge = radius * (
                1 + 0.2 * wobble((way[0] * 1.1 + seed, way[1] * 1.1, 0)) + 0.08 * q * wobble((way[0] * 3 + seed, way[1] * 3, 3))
            )
            out = edge * math.sin(q * math.pi / 2) ** 0.95
            fold = (1 - abs(2 * ((angle / math.tau - turns * q) % 1) - 1)) ** 1.3
            height = tall * (1 - q**1.9) + 0.03 * size * (fold - 0.4) * math.sin(math.pi * min(1, q * 1.05))
            height += 0.022 * size * math.exp(-(((q - 0.12) / 0.14) ** 2))
            x, y = out * way[0], out * way[1]
            height += 0.006 * wobble((x * 8 + seed, y * 8, 1)) * (1 - q)
            vertices.append((x + 0.07 * radius * math.exp(-q * 5), y, height - (0.03 if q > 0.98 else 0)))
    mound = mesh('spoonful', vertices, grid_faces(rows, columns, True), material)
    smooth = mound.modifiers.new('smooth', 'SMOOTH')
    smooth.iterations, smooth.factor = 4, 0.5
    return rounded(mound)
