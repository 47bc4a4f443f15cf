"""A sweet pepper whose top is cut off, stewed: lobed, hollow, a little wrinkled."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, values, wobble

COLUMNS = 120
# Share of the radius, height, the value `core`.
PROFILE = [
    (0.001, 0.03, 1),
    (0.3, 0.0, 1),
    (0.6, 0.0, 1),
    (0.82, 0.07, 1),
    (0.94, 0.2, 1),
    (1.0, 0.4, 1),
    (1.02, 0.62, 1),
    (0.99, 0.82, 1),
    (0.95, 0.96, 1),
    (0.92, 1.0, 0.86),
    (0.875, 1.0, 0.7),
    (0.85, 0.95, 0.6),
    (0.86, 0.8, 0.6),
    (0.001, 0.78, 0.6),
]


def build(material, random, size):
    radius, tall, seed, turn = (
        0.24 * size * random.uniform(0.95, 1.05),
        0.46 * size * random.uniform(0.95, 1.05),
        random.uniform(0, 99),
        random.uniform(0, 9),
    )
    vertices, core = [], []
    for share, height, skin in PROFILE:
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            c, s = math.cos(angle), math.sin(angle)
            groove = (0.5 - 0.5 * math.cos(4 * angle + turn + 0.5 * math.sin(angle + seed))) ** 3
            dent = 1 - 0.13 * groove * (0.6 + 0.6 * (1 - height)) + 0.05 * wobble((c * 1.4 + seed, s * 1.4, height))
            wrinkle = 0.012 * wobble((c * 7 + seed, s * 7, height * 2.5)) * (skin == 1)
            out = radius * share * (dent + wrinkle)
            foot = 0.05 * (1 - groove) * (height < 0.1) * share
            vertices.append((out * c, out * s, tall * (height - foot + 0.02 * wobble((c * 2, s * 2 + seed, 0)))))
            core.append(skin)
    return rounded(values(mesh('pepper', vertices, grid_faces(len(PROFILE), COLUMNS, True), material), 'core', core))
