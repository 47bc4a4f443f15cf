"""The top of a sweet pepper with its green stalk."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, values

COLUMNS = 96
PROFILE = [
    (0.001, -0.1, 0.6),
    (0.6, -0.06, 0.6),
    (0.9, -0.12, 0.7),
    (0.98, -0.08, 1),
    (0.99, 0.04, 1),
    (0.9, 0.2, 1),
    (0.68, 0.3, 1),
    (0.42, 0.26, 1),
    (0.3, 0.2, 1),
    (0.26, 0.21, 0),
    (0.16, 0.25, 0),
    (0.11, 0.34, 0),
    (0.1, 0.6, 0),
    (0.13, 0.78, 0),
    (0.11, 0.8, 0.05),
    (0.001, 0.79, 0.1),
]


def build(material, random, size):
    radius, turn, lean, vertices, core = 0.22 * size, random.uniform(0, 9), random.uniform(-0.25, 0.25), [], []
    for share, height, skin in PROFILE:
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            groove = (0.5 - 0.5 * math.cos(4 * angle + turn)) ** 3
            out = radius * share * (1 - 0.12 * groove * (share > 0.4))
            bend = lean * radius * max(0, height - 0.3) ** 1.5
            vertices.append((out * math.cos(angle) + bend, out * math.sin(angle), radius * height))
            core.append(skin)
    return rounded(values(mesh('lid', vertices, grid_faces(len(PROFILE), COLUMNS, True), material), 'core', core))
