"""A slice of fried chicken breast: pale fibres, a browned edge."""

import math

from ..scene import mesh, values, wobble

COUNT = 72
RINGS = (
    (0.001, 0.5),
    (0.3, 0.5),
    (0.6, 0.5),
    (0.8, 0.5),
    (0.93, 0.5),
    (0.985, 0.42),
    (1, 0.0),
    (0.985, -0.42),
    (0.93, -0.5),
    (0.4, -0.5),
    (0.001, -0.5),
)


def build(material, random, size):
    seed, long, tall = random.uniform(0, 99), 0.27 * size * random.uniform(0.85, 1.1), 0.105 * size * random.uniform(0.9, 1.15)
    thick, vertices, core, faces = 0.07 * size, [], [], []
    for share, height in RINGS:
        for j in range(COUNT):
            angle = math.tau * j / COUNT
            c, s = math.cos(angle), math.sin(angle)
            x, y = long * math.copysign(abs(c) ** 0.8, c), tall * math.copysign(abs(s) ** 0.65, s) * (1 - 0.28 * c)
            edge = share * (1 + 0.06 * wobble((c * 2 + seed, s * 2, 0)))
            fibre = 0.006 * size * wobble((x * 14 + seed, y * 40, height * 2)) if share < 0.9 else 0
            vertices.append((x * edge, y * edge, height * thick + fibre))
            core.append(min(1, max(0, share**6 + (0.25 * wobble((c * 3 + seed, s * 3, 2)) if share > 0.9 else 0))))
    for i in range(len(RINGS) - 1):
        for j in range(COUNT):
            k = (j + 1) % COUNT
            faces.append((i * COUNT + j, i * COUNT + k, (i + 1) * COUNT + k, (i + 1) * COUNT + j))
    return values(mesh('fillet', vertices, faces, material, crease=0.9), 'core', core)
