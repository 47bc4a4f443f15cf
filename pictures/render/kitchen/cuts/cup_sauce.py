"""What fills a sauce cup: thick, with the furrow of a spoon."""

import math

from ..layout import grid_faces
from ..scene import mesh, wobble

ROWS, COLUMNS = 40, 80


def build(material, random, size):
    seed, vertices = random.uniform(0, 99), []
    for i in range(ROWS):
        away = 0.196 * (i + 0.001) / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = away * math.cos(angle), away * math.sin(angle)
            furrow = 0.012 * math.sin(34 * away - angle) * (1 - (away / 0.196) ** 4)
            vertices.append((x * size, y * size, (0.145 + furrow + 0.012 * wobble((x * 9 + seed, y * 9, 0))) * size))
    return mesh('sauce', vertices, grid_faces(ROWS, COLUMNS, True), material)
