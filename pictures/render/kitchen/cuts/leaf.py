"""A lobed leaf of parsley or coriander: three leaflets on a stalk."""

import math

from mathutils import Matrix, Vector

from ..scene import mesh


def build(material, random, size):
    vertices, faces = [], []
    for heading, share in ((0, 1), (1.05, 0.8), (-1.05, 0.8)):
        _leaflet(vertices, faces, heading + random.uniform(-0.15, 0.15), 0.15 * size * share, random)
    return mesh('leaf', vertices, faces, material)


def _leaflet(vertices, faces, heading, length, random):
    start, steps, turn, curl = len(vertices), 26, Matrix.Rotation(heading, 3, 'Z'), random.uniform(0.2, 0.7)
    for i in range(steps):
        t = i / (steps - 1)
        lobes = 0.62 + 0.38 * abs(math.sin(math.pi * 3.5 * t + 0.5))
        half = 0.5 * length * lobes * math.sin(math.pi * min(1, 0.06 + t**0.8 * 0.94)) ** 0.7
        for j in range(7):
            u = j / 3 - 1
            height = curl * length * (0.5 * u * u * half / length - 0.5 * (t - 0.4) ** 2) + 0.06 * length * math.sin(t * 18) * abs(u)
            vertices.append(turn @ Vector((length * (t + 0.1), u * half + 0.1 * length * abs(u) * u * (1 - t), height)))
    faces += [
        (start + i * 7 + j, start + i * 7 + j + 1, start + (i + 1) * 7 + j + 1, start + (i + 1) * 7 + j)
        for i in range(steps - 1)
        for j in range(6)
    ]
