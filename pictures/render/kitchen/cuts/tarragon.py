"""A top of tarragon: a thin stalk with long narrow leaves that point to its tip."""

import math

from mathutils import Matrix, Vector

from ..layout import grid_faces
from ..scene import mesh

LEAVES, STEPS = 26, 9


def build(material, random, size):
    long, bend, vertices, faces = 0.7 * size, random.uniform(-0.3, 0.3), [], []

    def along(t):
        return Vector((long * (t - 0.5), bend * long * (t - 0.3) ** 2, 0.04 * size * math.sin(3 * t)))

    for i in range(20):
        for j in range(6):
            a, out = math.tau * j / 6, 0.009 * size * (1.2 - i / 20)
            vertices.append(along(i / 19) + Vector((0, out * math.cos(a), out * math.sin(a))))
    faces += grid_faces(20, 6, True)
    for leaf in range(LEAVES):
        t, around = 0.1 + 0.88 * (leaf / LEAVES) ** 0.85, 2.4 * leaf + random.uniform(-0.3, 0.3)
        reach = 0.27 * size * random.uniform(0.8, 1.15) * (1.15 - 0.6 * t)
        turn = Matrix.Rotation(around, 3, 'X') @ Matrix.Rotation(-random.uniform(0.45, 0.9) * (1.2 - 0.6 * t), 3, 'Y')
        _leaf(vertices, faces, along(t), turn, reach, random.uniform(0.1, 0.5))
    return mesh('tarragon', vertices, faces, material)


def _leaf(vertices, faces, spot, turn, reach, curl):
    start = len(vertices)
    for i in range(STEPS):
        t = i / (STEPS - 1)
        half = 0.075 * reach * math.sin(math.pi * min(0.97, 0.08 + 0.92 * t)) ** 0.7
        for u in (-1, 0, 1):
            vertices.append(spot + turn @ Vector((reach * t, u * half, reach * (0.03 * u * u + curl * t * t * 0.6))))
    faces += grid_faces(STEPS, 3, False, start)
