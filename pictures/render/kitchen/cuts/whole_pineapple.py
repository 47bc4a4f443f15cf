"""A pineapple on its side: eyes in spirals, and a tuft of leaves. `core` is 0 to 0.5 on the skin, 0.6 to 1 in the leaves."""

import math

from mathutils import Matrix, Vector

from ..layout import grid_faces
from ..scene import mesh, values

ROWS, COLUMNS, AROUND, ALONG = 110, 150, 13, 9.0


def build(material, random, size):
    radius, long, vertices, core = 0.26 * size, 0.74 * size, [], []
    for i in range(ROWS):
        t = i / (ROWS - 1)
        out = 0.001 if i == 0 else radius * math.sin(math.pi * (0.02 + 0.96 * t)) ** 0.42 * (1.02 - 0.12 * abs(t - 0.45))
        for j in range(COLUMNS):
            turn = j / COLUMNS
            eye, point = _eye(turn * AROUND + t * ALONG, turn * AROUND - t * ALONG)
            away = out * (1 + 0.1 * eye + 0.09 * point)
            vertices.append(Vector((away * math.cos(math.tau * turn), away * math.sin(math.tau * turn), long * (t - 0.5))))
            core.append(0.02 if point > 0.45 else 0.1 + 0.38 * eye)
    faces = grid_faces(ROWS, COLUMNS, True)
    for leaf in range(44):
        _leaf(vertices, faces, core, random, leaf / 44, Vector((0, 0, 0.47 * long)), size)
    thing = values(mesh('pineapple', vertices, faces, material), 'core', core)
    thing.data.transform(Matrix.Rotation(math.pi / 2, 4, 'Y'))
    return thing


def _eye(a, b):
    """How far an eye stands out, from 0 between them to 1 in the middle, and its dark point."""
    u, v = abs(a - round(a)), abs(b - round(b))
    near = 1 - 2 * max(u, v)
    return min(1, near * 2.2) ** 0.7, math.exp(-((u * u + v * v) / 0.012))


def _leaf(vertices, faces, core, random, share, foot, size):
    start, turn = len(vertices), share * 44 * 2.4
    long, lean, curl = size * (0.5 - 0.2 * share) * random.uniform(0.85, 1.1), 0.25 + 0.75 * (1 - share), 0.9 * (1 - share) + 0.2
    heading = Matrix.Rotation(turn, 3, 'Z')
    for i in range(12):
        t = i / 11
        angle, half = lean * 0.5 + curl * t, 0.052 * size * (1 - t) ** 0.7 * (0.7 + 0.6 * t) + 0.001
        for u in (-1, -0.5, 0, 0.5, 1):
            away, up = long * t * math.sin(angle) + 0.05 * size * (1 - share), long * t * math.cos(angle) + 0.1 * size * share
            vertices.append(foot + heading @ Vector((away + 0.3 * half * abs(u), half * u, up)))
            core.append(0.66 + 0.2 * t + 0.12 * (1 - abs(u)))
    faces += grid_faces(12, 5, False, start)
