"""Boiled buckwheat: plump three-sided groats, the pale inside showing where they have burst."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, SIDES = 9, 15


def build(material, random, size):
    long, thick, seed, burst = 0.038 * size, 0.033 * size * random.uniform(0.9, 1.15), random.uniform(0, 99), random.uniform(0, math.tau)
    vertices, core = [], []
    for i in range(ROWS):
        t = math.pi * i / (ROWS - 1)
        for j in range(SIDES):
            angle = math.tau * j / SIDES
            edge = 1 + 0.16 * math.cos(3 * angle) + 0.12 * wobble((math.cos(angle) * 1.5 + seed, math.sin(angle) * 1.5, t))
            crack = math.exp(-(((math.remainder(angle - burst, math.tau)) / 0.35) ** 2))
            out = thick * math.sin(t) ** 0.8 * edge * (1 - 0.2 * crack)
            vertices.append((-long * math.cos(t), out * math.cos(angle), out * math.sin(angle)))
            core.append(1 - 0.8 * crack * math.sin(t))
    return values(mesh('buckwheat', vertices, grid_faces(ROWS, SIDES, True), material), 'core', core)
