"""Zefir: two piped halves, ridged and twisted by the nozzle, stuck together by their flat sides."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, wobble

ROWS, COLUMNS, RIDGES = 80, 192, 9


def build(material, random, size):
    radius, seed, vertices = 0.3 * size * random.uniform(0.96, 1.04), random.uniform(0, 99), []
    halves = {side: (random.uniform(0, math.tau), random.uniform(0.9, 1.2)) for side in (-1, 1)}
    for i in range(ROWS):
        t = math.pi * i / (ROWS - 1)
        z = math.cos(t)
        up, side = abs(z), math.copysign(1, z)
        start, twist = halves[side]
        out = math.sin(t) ** 0.8
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = math.cos(angle), math.sin(angle)
            groove = (1 - abs(math.sin(RIDGES / 2 * (angle + start + twist * up)))) ** 2.2
            away = radius * out * (1 - 0.24 * groove * min(1, 2 * up + 0.35) + 0.04 * wobble((x + seed, y, z)))
            seam = 0.1 * radius * math.exp(-((z / 0.05) ** 2))
            peak = 0.16 * math.exp(-((out / 0.2) ** 2)) * side
            lean = 0.06 * radius * math.exp(-((out / 0.25) ** 2)) * side
            vertices.append(((away - seam) * x + lean, (away - seam) * y, radius * (0.68 * side * up**0.9 + peak)))
    return rounded(mesh('zefir', vertices, grid_faces(ROWS, COLUMNS, True), material))
