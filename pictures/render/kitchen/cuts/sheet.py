"""Rectangular sheets, a little wavy: lasagne, rolled dough."""

from ..layout import grid_faces
from ..scene import mesh, rounded, wobble

ROWS, COLUMNS = 26, 16


def build(material, random, size, thick=0.014, wave=0.02):
    long, wide, seed, vertices = 0.36 * size, 0.2 * size, random.uniform(0, 99), []
    for i in range(ROWS):
        for j in range(COLUMNS):
            x, y = long * (2 * i / (ROWS - 1) - 1), wide * (2 * j / (COLUMNS - 1) - 1)
            vertices.append((x, y, wave * size * (wobble((x * 3 / size + seed, y * 3 / size, 0)) + 0.4 * (y / wide) ** 2)))
    sheet = mesh('sheet', vertices, grid_faces(ROWS, COLUMNS), material)
    sheet.modifiers.new('thick', 'SOLIDIFY').thickness = thick * size
    return rounded(sheet)
