"""Hazelnut kernels: round with a blunt tip, streaked from the pale scar below; `core` is 0 at the scar."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble


def build(material, random, size):
    radius, seed, vertices, core = 0.11 * size * random.uniform(0.92, 1.08), random.uniform(0, 99), [], []
    for i in range(31):
        t = math.pi * i / 30
        tip = 0.16 * math.exp(-((t / 0.3) ** 1.3))
        for j in range(40):
            angle = math.tau * j / 40
            c, s = math.cos(angle), math.sin(angle)
            out = math.sin(t) ** 0.9 * (1 + 0.02 * math.cos(14 * angle) + 0.04 * wobble((c * 2 + seed, s * 2, t)))
            along = math.cos(t) * (1 if t < math.pi / 2 else 0.8) + tip
            vertices.append((radius * along, radius * out * c, radius * out * s))
            scar = max(0, (t - 2.35) / 0.5)
            streak = 0.3 * wobble((c * 6 + seed, s * 6, t * 0.8))
            core.append(max(0, 0.7 + streak - 1.2 * scar))
    return values(mesh('hazelnut', vertices, grid_faces(31, 40, True), material), 'core', core)
