"""Cashew kernels: plump crescents."""

import math

from ..scene import mesh, wobble
from ..shapes.sweep import ellipse, sweep

STEPS = 30


def build(material, random, size):
    bow, arc, seed = 0.1 * size * random.uniform(0.92, 1.08), random.uniform(2.9, 3.4), random.uniform(0, 99)
    way, thick = [], []
    for i in range(STEPS):
        t = i / (STEPS - 1)
        angle = arc * (t - 0.5)
        way.append((bow * math.sin(angle), -bow * math.cos(angle) + 0.5 * bow, 0))
        ends = math.sin(math.pi * min(0.999, max(0.001, t))) ** 0.42
        thick.append(0.058 * size * ends * (0.86 + 0.24 * t) * (1 + 0.07 * wobble((t * 4 + seed, 0, 0))))
    vertices, faces = sweep(way, lambda i: ellipse(thick[i] * 1.1, thick[i] * 0.92, 22))
    return mesh('cashew', vertices, faces, material)
