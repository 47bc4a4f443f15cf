"""A slice of duck breast: rosy meat under a band of fat and crisp skin, which are on the upper side of a leaning slice."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

COUNT = 96
RINGS = [(0.001 + i / 22 * 0.98, 0.5) for i in range(23)] + [
    (1.0, 0.42),
    (1.01, 0.2),
    (1.01, -0.2),
    (1.0, -0.42),
    (0.97, -0.5),
    (0.4, -0.5),
    (0.001, -0.5),
]


def build(material, random, size):
    seed, long, tall, thick = random.uniform(0, 99), 0.25 * size * random.uniform(0.94, 1.04), 0.125 * size, 0.075 * size
    vertices, core = [], []
    for share, height in RINGS:
        for j in range(COUNT):
            angle = math.tau * j / COUNT
            c, s = math.cos(angle), math.sin(angle)
            x, y = long * math.copysign(abs(c) ** 0.8, c), tall * math.copysign(abs(s) ** 0.6, s)
            y -= 0.2 * tall * c * c
            edge = share * (1 + 0.05 * wobble((c * 2 + seed, s * 2, 0)))
            fibre = 0.007 * size * wobble((x * share * 16 / size + seed, y * share * 40 / size, height * 2)) if height > 0.4 else 0
            vertices.append((x * edge, y * edge, height * thick + fibre))
            deep = (1 - share) * tall / size if s > -0.1 else 1
            if deep < 0.034 and s > 0.02:
                core.append(1.0 if deep < 0.008 else 0.8)
            else:
                core.append(min(0.6, max(0, 0.6 * share**5 + 0.1 * wobble((x * share * 7 / size + seed, y * share * 7 / size, 2)))))
    return values(mesh('duck', vertices, grid_faces(len(RINGS), COUNT, True), material, crease=0.9), 'core', core)
