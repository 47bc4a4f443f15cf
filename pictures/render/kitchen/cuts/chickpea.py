"""Chickpeas: round, with a cleft and a beak."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble


def build(material, random, size):
    radius, seed, vertices, core = 0.066 * size * random.uniform(0.92, 1.08), random.uniform(0, 99), [], []
    for i in range(25):
        t = math.pi * i / 24
        for j in range(36):
            angle = math.tau * j / 36
            x, y, z = math.cos(t), math.sin(t) * math.cos(angle), math.sin(t) * math.sin(angle)
            cleft = math.exp(-((y / 0.14) ** 2)) * max(0, z + 0.1) * (1 - max(0, x) ** 2)
            beak = 0.34 * math.exp(-(((1 - x) / 0.1) ** 1))
            out = radius * (1 + 0.06 * wobble((x * 2 + seed, y * 2, z * 2)) - 0.16 * cleft + beak)
            vertices.append((out * x, out * y, out * z))
            core.append(0.3 + 0.4 * cleft + 0.4 * wobble((x * 2 + seed, y * 2, z * 2)) + beak)
    return values(mesh('chickpea', vertices, grid_faces(25, 36, True), material), 'core', core)
