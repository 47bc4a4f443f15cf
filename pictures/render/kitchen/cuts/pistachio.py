"""Pistachio kernels: oblong, green, with remains of a violet skin by the value `core`."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble


def build(material, random, size):
    half, seed, vertices, core = 0.13 * size * random.uniform(0.9, 1.1), random.uniform(0, 99), [], []
    for i in range(27):
        t = math.pi * i / 26
        for j in range(34):
            angle = math.tau * j / 34
            c, s = math.cos(angle), math.sin(angle)
            split = 1 - 0.2 * math.exp(-((c / 0.12) ** 2)) * (s > 0)
            out = 0.56 * half * max(0.0, math.sin(t)) ** 0.82 * (1 + 0.06 * wobble((math.cos(t) * 2 + seed, c, s))) * split
            vertices.append((-half * math.cos(t), out * c, out * s * 0.9))
            core.append(0.45 + 1.1 * wobble((math.cos(t) * 1.8 + seed, c * 1.6, s * 1.6)))
    return values(mesh('pistachio', vertices, grid_faces(27, 34, True), material), 'core', core)
