"""A square slice of cheese that has melted over a patty."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, wobble

STEPS = 40


def build(material, random, size):
    half, patty, seed, vertices = 0.35 * size, 0.4 * size, random.uniform(0, 99), []
    for i in range(STEPS):
        for j in range(STEPS):
            x, y = (i / (STEPS - 1) * 2 - 1) * half, (j / (STEPS - 1) * 2 - 1) * half
            beyond = max(0, math.hypot(x, y) - patty)
            fall = 0.75 * beyond + 1.6 * beyond**2 / size
            shrink = 1 - 0.5 * beyond / (beyond + patty)
            vertices.append((x * shrink, y * shrink, 0.012 * size * wobble((x * 6 + seed, y * 6, 0)) - fall))
    sheet = mesh('cheese', vertices, grid_faces(STEPS, STEPS), material)
    sheet.modifiers.new('thick', 'SOLIDIFY').thickness = 0.026 * size
    return rounded(sheet)
