"""A spoonful of smetana: a soft mound with a fold, a peak beside its middle and a foot that runs out."""
import math

from ..layout import grid_faces
from ..scene import mesh, rounded, wobble


def build(material, random, size):
    radius, tall, seed, turns = 0.25 * size, 0.1 * size, random.uniform(0, 50), random.uniform(1.1, 1.5)
    rows, columns, vertices = 60, 140, []
    for i in range(rows):
        q = i / (rows - 1)
        for j in range(columns):
            angle = math.tau * j / columns
            way = (math.cos(angle), math.sin(angle))
            edge = radius * (1 + 0.24 * wobble((way[0] * 1.1 + seed, way[1] * 1.1, 0)) + 0.09 * wobble((way[0] * 3 + seed, way[1] * 3, 3)))
            out = edge * (math.sin(q * math.pi / 2) ** 0.9)
            fold = (1 - abs(2 * ((angle / math.tau - turns * q) % 1) - 1)) ** 1.6
            height = tall * max(0, 1 - q ** 2) ** 0.8 + 0.038 * size * (fold - 0.35) * math.sin(math.pi * min(1, q * 1.1)) ** 0.8
            height += 0.04 * size * math.exp(-((q - 0.1) / 0.12) ** 2)
            x, y = out * way[0], out * way[1]
            height += 0.014 * wobble((x * 7 + seed, y * 7, 1)) * (1 - q)
            vertices.append((x + 0.06 * radius * math.exp(-q * 6), y, height - (0.03 if q > 0.97 else 0)))
    mound = mesh('spoonful', vertices, grid_faces(rows, columns, True), material)
    smooth = mound.modifiers.new('smooth', 'SMOOTH')
    smooth.iterations, smooth.factor = 3, 0.5
    return rounded(mound)
