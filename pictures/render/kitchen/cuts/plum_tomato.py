"""Peeled plum tomatoes: oblong and soft, with a few creases."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble


def build(material, random, size):
    radius, seed, vertices, core = 0.16 * size * random.uniform(0.95, 1.05), random.uniform(0, 99), [], []
    for i in range(41):
        t = math.pi * i / 40
        x = -math.cos(t)
        for j in range(64):
            angle = math.tau * j / 64
            c, s = math.cos(angle), math.sin(angle)
            crease = abs(wobble((x * 0.8 + seed, c * 2.2, s * 2.2)))
            out = radius * max(0.0, math.sin(t)) ** 0.85 * (1.05 - 0.3 * crease * math.sin(t) + 0.08 * wobble((x + seed, c, s)))
            vertices.append((radius * 1.55 * x, out * c, out * s * 0.88))
            core.append(0.5 + 0.7 * wobble((x * 1.4 + seed, c * 2.2, s * 2.2)) + 0.4 * x**12)
    return values(mesh('tomato', vertices, grid_faces(41, 64, True), material), 'core', core)
