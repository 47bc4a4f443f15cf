"""A torn leaf of lettuce: frilled at the edge, with a pale rib."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

STEPS = 48


def build(material, random, size, frill=0.055, width=0.42, curl=0.1):
    length, wide, seed, vertices, core = 0.52 * size, width * size, random.uniform(0, 99), [], []
    for i in range(STEPS):
        t = i / (STEPS - 1)
        half = (
            wide / 2 * (0.35 + 0.65 * math.sin(math.pi * min(1, 0.15 + 0.75 * t))) * (1 if t < 0.88 else (1.001 - (t - 0.88) / 0.12) ** 0.4)
        )
        half *= 1 + 0.18 * wobble((t * 5 + seed, 0, 1))
        for j in range(STEPS):
            u = j / (STEPS - 1) * 2 - 1
            edge = max(abs(u) ** 3, max(0, (t - 0.72) / 0.28) ** 2)
            height = curl * size * ((t - 0.4) ** 2 * 1.6 + u * u * 0.7) + frill * size * edge * math.sin(
                t * 34 + u * 3 + seed + 3 * wobble((t * 6, u, seed))
            )
            height += 0.03 * size * wobble((t * 8 + seed, u * 5, 0)) - 0.02 * size * math.exp(-((u / 0.08) ** 2))
            vertices.append((length * (t - 0.45), half * u, height))
            rib = math.exp(-((u * (0.5 + t * 1.3) / 0.16) ** 2)) * (1 - t) ** 0.6
            vein = 0.3 * max(0, math.cos((t * 1.2 - abs(u) * 0.5) * 30)) ** 10 * (1 - abs(u))
            core.append(1 - min(1, max(rib, vein)))
    return values(mesh('lettuce', vertices, grid_faces(STEPS, STEPS), material), 'core', core)
