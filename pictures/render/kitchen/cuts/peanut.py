"""Halves and whole kernels of peanuts: oblong, a little waisted."""

import math

from ..layout import grid_faces
from ..scene import mesh, wobble


def build(material, random, size):
    half, seed, split, vertices = 0.066 * size * random.uniform(0.9, 1.12), random.uniform(0, 99), random.choice((0.15, 1, 1)), []
    for i in range(18):
        t = math.pi * i / 17
        for j in range(22):
            angle = math.tau * j / 22
            out = (
                0.56
                * half
                * math.sin(t) ** 0.75
                * (1 - 0.1 * math.sin(t) ** 6 + 0.07 * wobble((math.cos(t) * 2 + seed, math.cos(angle), math.sin(angle))))
            )
            z = out * math.sin(angle)
            vertices.append((-half * math.cos(t), out * math.cos(angle), z if z > 0 else z * split))
    return mesh('peanut', vertices, grid_faces(18, 22, True), material)
