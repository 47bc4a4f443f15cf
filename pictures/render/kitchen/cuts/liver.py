"""Half of a fried chicken liver: a smooth lobe with a fold."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, values, wobble


def build(material, random, size):
    seed, vertices, core = random.uniform(0, 99), [], []
    long, wide = 0.2 * size * random.uniform(0.9, 1.15), 0.15 * size * random.uniform(0.85, 1.15)
    for i in range(33):
        t = math.pi * i / 32
        for j in range(48):
            angle = math.tau * j / 48
            x, y, z = math.cos(t), math.sin(t) * math.cos(angle), math.sin(t) * math.sin(angle)
            lump = 1 + 0.3 * wobble((x * 1.2 + seed, y * 1.2, z)) + 0.07 * wobble((x * 5, y * 5 + seed, z * 5))
            fold = 0.3 * math.exp(-(((y + 0.25 * x + 0.1) / 0.13) ** 2)) * max(0, z)
            vertices.append((long * x * lump, wide * y * lump, 0.1 * size * (z * lump - fold)))
            core.append(min(1, max(0, 0.5 + 0.8 * wobble((x * 2.4 + seed, y * 2.4, z * 2)) + 0.25 * z)))
    return rounded(values(mesh('liver', vertices, grid_faces(33, 48, True), material), 'core', core))
