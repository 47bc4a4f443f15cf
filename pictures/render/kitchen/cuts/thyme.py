"""A twig of thyme: a thin stalk with pairs of small leaves."""

import math

from mathutils import Matrix, Vector

from ..scene import mesh

PAIRS = 13


def build(material, random, size):
    long, bend, vertices, faces = 0.62 * size, random.uniform(-0.7, 0.7), [], []

    def along(t):
        return Vector((long * (t - 0.5), bend * long * (t - 0.3) ** 2, 0.05 * size * math.sin(3 * t)))

    for i in range(24):
        for j in range(5):
            a = math.tau * j / 5
            out = 0.0065 * size * (1.1 - i / 24)
            vertices.append(along(i / 23) + Vector((0, out * math.cos(a), out * math.sin(a))))
    faces += [(i * 5 + j, i * 5 + (j + 1) % 5, i * 5 + 5 + (j + 1) % 5, i * 5 + 5 + j) for i in range(23) for j in range(5)]
    for pair in range(PAIRS):
        t = 0.12 + 0.88 * pair / (PAIRS - 1)
        for side in (1, -1):
            reach = 0.062 * size * (1.1 - 0.5 * t) * random.uniform(0.8, 1.2)
            turn = Matrix.Rotation(side * random.uniform(0.7, 1.2), 3, 'Z') @ Matrix.Rotation(-random.uniform(0.1, 0.9), 3, 'Y')
            _leaf(vertices, faces, along(t), turn, reach)
    return mesh('thyme', vertices, faces, material)


def _leaf(vertices, faces, spot, turn, reach):
    start = len(vertices)
    for i in range(6):
        t = i / 5
        half = 0.3 * reach * math.sin(math.pi * min(0.97, 0.06 + t))
        for u in (-1, 0, 1):
            vertices.append(spot + turn @ Vector((reach * t, u * half, 0.1 * reach * (u * u - 2 * t * t))))
    faces += [(start + i * 3 + j, start + i * 3 + j + 1, start + i * 3 + j + 4, start + i * 3 + j + 3) for i in range(5) for j in range(2)]
