"""Boiled quinoa: small round grains, the germ curled about them as a pale thread."""

import math

from ..layout import grid_faces
from ..scene import mesh, values


def build(material, random, size):
    radius, vertices, core = 0.021 * size, [], []
    for i in range(7):
        for j in range(10):
            t, angle = math.pi * i / 6, math.tau * j / 10
            vertices.append((radius * math.sin(t) * math.cos(angle), radius * math.sin(t) * math.sin(angle), 0.72 * radius * math.cos(t)))
            core.append(0.3)
    faces, start = grid_faces(7, 10, True), len(vertices)
    for i in range(12):
        turn = 0.6 + 4.9 * i / 11
        away = radius * (1.02 + 0.5 * (i / 11) ** 3)
        for j in range(5):
            angle = math.tau * j / 5
            out = away + 0.24 * radius * math.cos(angle)
            vertices.append((out * math.cos(turn), out * math.sin(turn), 0.24 * radius * math.sin(angle)))
            core.append(1.0)
    return values(mesh('quinoa', vertices, faces + grid_faces(12, 5, True, start), material), 'core', core)
