"""A helping of mashed potato with the furrows of a fork and a hollow for the butter."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, wobble

ROWS, COLUMNS = 60, 160


def build(material, random, size):
    radius, tall, seed, vertices = 0.46 * size, 0.24 * size, random.uniform(0, 99), []
    for i in range(ROWS):
        share = i / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = math.cos(angle), math.sin(angle)
            edge = radius * share * (1 + 0.1 * wobble((x * 1.2 + seed, y * 1.2, 0)) + 0.05 * share**4 * wobble((x * 5 + seed, y * 5, 0)))
            furrow = abs(math.sin(share * 17 + angle + 0.8 * wobble((x * 2 + seed, y * 2, share * 2))))
            height = tall * (1 - share**2.6) - 0.05 * size * math.exp(-((share / 0.2) ** 2))
            height += 0.035 * size * furrow * min(1, share * 5) * (1 - share**6)
            height += 0.012 * size * wobble((x * share * 9 + seed, y * share * 9, 1))
            vertices.append((edge * x, edge * y, height))
    return rounded(mesh('mash', vertices, grid_faces(ROWS, COLUMNS, True), material))
