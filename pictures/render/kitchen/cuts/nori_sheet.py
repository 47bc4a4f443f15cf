"""A sheet of nori: thin, square, a little wavy."""

from ..layout import grid_faces
from ..scene import mesh, wobble

STEPS = 40


def build(material, random, size):
    seed, vertices = random.uniform(0, 99), []
    for i in range(STEPS):
        for j in range(STEPS):
            x, y = i / (STEPS - 1) - 0.5, j / (STEPS - 1) - 0.5
            lift = 0.02 * wobble((x * 3 + seed, y * 3, 0)) + 0.004 * wobble((x * 22 + seed, y * 22, 3))
            vertices.append((size * x, size * y, size * lift))
    sheet = mesh('nori', vertices, grid_faces(STEPS, STEPS), material)
    sheet.modifiers.new('thick', 'SOLIDIFY').thickness = 0.008
    return sheet
