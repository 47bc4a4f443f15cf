"""Sifted powder: a pinch of specks that lie flat beside each other."""

import math

from ..layout import grid_faces
from ..scene import mesh

COUNT = 34


def build(material, random, size):
    vertices, faces = [], []
    for _ in range(COUNT):
        angle, away = random.uniform(0, math.tau), 0.12 * size * math.sqrt(random.random())
        x, y, radius = away * math.cos(angle), away * math.sin(angle), 0.006 * size * random.uniform(0.4, 1.3)
        faces += grid_faces(4, 6, True, len(vertices))
        for i in range(4):
            t = math.pi / 2 * i / 3
            for j in range(6):
                turn, out = math.tau * j / 6, radius * math.sin(t)
                vertices.append((x + out * math.cos(turn), y + out * math.sin(turn), radius * 0.8 * math.cos(t)))
    return mesh('powder', vertices, faces, material)
