"""Meringues: piped in three rings, each smaller, up to a tip."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, wobble

ROWS, COLUMNS, RIDGES = 80, 130, 9


def build(material, random, size):
    seed, twist, vertices = random.uniform(0, 99), random.uniform(0.6, 1.0), []
    for i in range(ROWS):
        t = i / (ROWS - 1)
        coil = abs(math.sin(math.pi * (3 * t + 0.001))) ** 0.55
        out = 0.24 * (1 - t) ** 0.7 * (0.72 + 0.3 * coil) * min(1, 0.55 + 6 * t)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            c, s = math.cos(angle), math.sin(angle)
            ridge = 0.84 + 0.18 * abs(math.cos(RIDGES / 2 * (angle + twist * 3 * t))) ** 0.7
            away = size * out * ridge * (1 + 0.05 * wobble((c + seed, s, 3 * t))) + 0.001
            lean = 0.04 * size * max(0, t - 0.8) / 0.2
            vertices.append((away * c + lean, away * s, 0.36 * size * t))
    return rounded(mesh('meringue', vertices, grid_faces(ROWS, COLUMNS, True), material))
