"""A thick dollop off a spoon, with a fold that winds up to its curled tip: smetana, mayonnaise, jam."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, wobble

ROWS, COLUMNS = 70, 130


def build(material, random, size):
    radius, tall, seed, start = 0.27 * size, 0.23 * size, random.uniform(0, 99), random.uniform(0, 1)
    vertices = []
    for i in range(ROWS):
        q = (i + 0.001) / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            c, s = math.cos(angle), math.sin(angle)
            edge = radius * (1 + 0.13 * wobble((c * 1.1 + seed, s * 1.1, 0)) + 0.05 * q * wobble((c * 3 + seed, s * 3, 3)))
            fold = (1 - abs(2 * ((angle / math.tau + start - 1.15 * q) % 1) - 1)) ** 1.2
            body = math.sin(math.pi * min(1, q * 1.02))
            height = tall * (1 - q**2.3) * (0.78 + 0.6 * (fold - 0.4) * body) + 0.42 * tall * math.exp(-((q / 0.1) ** 1.3))
            out = edge * math.sin(q * math.pi / 2) ** 0.8 * (1 + 0.2 * (fold - 0.5) * body)
            lean = 0.16 * radius * math.exp(-((q / 0.09) ** 1.5))
            vertices.append((out * c + lean, out * s - 0.4 * lean, height))
    piece = mesh('dollop', vertices, grid_faces(ROWS, COLUMNS, True), material)
    smooth = piece.modifiers.new('smooth', 'SMOOTH')
    smooth.iterations, smooth.factor = 4, 0.5
    return rounded(piece)
