"""Fried pieces of oyster mushrooms: fans with a wavy rim, gills below, that narrow to their stem."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, values, wobble

STEPS, ACROSS = 22, 40


def build(material, random, size):
    long, spread, seed, curl, vertices, core = (
        0.34 * size * random.uniform(0.85, 1.15),
        random.uniform(0.45, 0.95),
        random.uniform(0, 99),
        random.uniform(0.1, 0.45),
        [],
        [],
    )
    for i in range(STEPS):
        t = i / (STEPS - 1)
        for j in range(ACROSS):
            u = j / (ACROSS - 1) * 2 - 1
            angle = u * spread * min(1, t * 1.6)
            rim = 1 + 0.16 * wobble((u * 2.2 + seed, 0, 0)) + 0.05 * wobble((u * 8 + seed, 0, 3))
            away = long * t * rim
            x, y = away * math.cos(angle), away * math.sin(angle) + u * 0.034 * size * (1 - 0.5 * t)
            wave = 0.05 * size * t * t * wobble((u * 2.6 + seed, t, 5)) + 0.004 * size * math.cos(u * 60) * t
            vertices.append(
                (x - 0.55 * long, y, curl * size * 0.3 * (t - 0.4) ** 2 * (1 if t < 0.7 else -0.6) + wave - 0.04 * size * u * u * t)
            )
            core.append(0.22 + 0.62 * t**5 + 0.3 * abs(u) ** 6 * t + 0.3 * wobble((x * 7 + seed, y * 7, 0)))
    fan = values(mesh('fan', vertices, grid_faces(STEPS, ACROSS), material), 'core', core)
    fan.modifiers.new('thick', 'SOLIDIFY').thickness = 0.03 * size
    return rounded(fan)
