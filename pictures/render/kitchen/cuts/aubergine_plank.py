"""Aubergine cut lengthwise and baked: a soft plank with a dark skin along its edge."""

import math

from ..scene import mesh, values, wobble

COUNT = 90
RINGS = (
    (0.001, 0.5),
    (0.25, 0.5),
    (0.5, 0.5),
    (0.7, 0.5),
    (0.86, 0.5),
    (0.95, 0.46),
    (1, 0.2),
    (1, -0.2),
    (0.95, -0.48),
    (0.5, -0.5),
    (0.001, -0.5),
)


def build(material, random, size):
    seed, bend, long, wide, vertices, core, faces = random.uniform(0, 99), random.uniform(-0.3, 0.2), 0.56 * size, 0.2 * size, [], [], []
    for share, height in RINGS:
        for j in range(COUNT):
            angle = math.tau * j / COUNT
            x, y = math.cos(angle), math.sin(angle)
            x, y = long * share * x, wide * share * y * (1 - 0.32 * x) * abs(y) ** -0.25 if abs(y) > 1e-6 else 0
            soft = 0.018 * wobble((x * 5 + seed, y * 5, 0)) + 0.008 * wobble((x * 14, y * 14 + seed, 0))
            vertices.append((x, y, height * 0.075 * size + bend * x * x + size * soft))
            core.append(
                1.0
                if share > 0.94
                else min(0.75, max(0, 0.3 + 0.4 * wobble((x * 5 + seed, y * 9, 3)) + 0.2 * wobble((x * 14 + seed, y * 20, 3))))
            )
    for i in range(len(RINGS) - 1):
        for j in range(COUNT):
            k = (j + 1) % COUNT
            faces.append((i * COUNT + j, i * COUNT + k, (i + 1) * COUNT + k, (i + 1) * COUNT + j))
    return values(mesh('aubergine', vertices, faces, material, crease=1.0), 'core', core)
