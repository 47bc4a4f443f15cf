"""Star anise: eight pointed pods around a stalk, each open along its top over a seed; `core` tells them apart."""

import math

from ..layout import grid_faces
from ..scene import mesh, values

PODS, ROWS, COLUMNS = 8, 14, 12
SEED, POD = 1.0, 0.4


def build(material, random, size):
    vertices, faces, core = [], [], []
    for pod in range(PODS):
        angle, reach, rise = (
            math.tau * (pod + random.uniform(-0.12, 0.12)) / PODS,
            0.15 * size * random.uniform(0.85, 1.1),
            random.uniform(0.05, 0.3),
        )
        c, s, start = math.cos(angle), math.sin(angle), len(vertices)
        for i in range(ROWS):
            t = i / (ROWS - 1)
            half = 0.19 * reach * math.sin(math.pi * min(0.98, 0.06 + 0.94 * t**1.2)) ** 0.8 * (1.3 - 0.6 * t)
            for j in range(COLUMNS):
                a = math.tau * j / COLUMNS
                open_ = max(0, math.sin(a)) ** 6 * math.sin(math.pi * t)
                across, up = half * math.cos(a) * (1 - 0.2 * open_), half * (1.5 * math.sin(a) - 1.7 * open_)
                away = reach * (0.06 + t)
                vertices.append((away * c - across * s, away * s + across * c, up + rise * reach * t * t))
                core.append(POD * (1 - open_))
        faces += grid_faces(ROWS, COLUMNS, True, start)
        _seed(vertices, faces, core, (0.55 * reach * c, 0.55 * reach * s, 0.05 * reach), 0.12 * reach, (c, s))
    return values(mesh('star anise', vertices, faces, material), 'core', core)


def _seed(vertices, faces, core, spot, radius, way):
    start = len(vertices)
    for i in range(8):
        t = math.pi * i / 7
        for j in range(10):
            a, out = math.tau * j / 10, radius * math.sin(t)
            along, across = 1.6 * out * math.cos(a), 0.8 * out * math.sin(a)
            vertices.append(
                (spot[0] + along * way[0] - across * way[1], spot[1] + along * way[1] + across * way[0], spot[2] + radius * math.cos(t))
            )
            core.append(SEED)
    faces += grid_faces(8, 10, True, start)
