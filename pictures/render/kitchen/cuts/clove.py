"""Cloves of garlic, fried whole: pointed at one end, with a flat side."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble


def build(material, random, size):
    long, thick, seed, vertices, core = 0.13 * size, 0.07 * size, random.uniform(0, 99), [], []
    for i in range(25):
        t = i / 24
        out = thick * (math.sin(math.pi * t**0.72) ** 0.75 + 0.12 * (1 - t) * (t > 0))
        for j in range(32):
            angle = math.tau * j / 32
            y, z = math.cos(angle), math.sin(angle)
            flat = 1 if z > -0.2 else 0.55
            vertices.append((long * (t * 2 - 0.9), out * y + 0.25 * long * (t - 0.5) ** 2, out * z * flat))
            core.append(0.4 + 0.3 * z + 0.4 * wobble((t * 3 + seed, y * 2, z * 2)) + 0.5 * max(0, t - 0.8) / 0.2)
    return values(mesh('clove', vertices, grid_faces(25, 32, True), material), 'core', core)
