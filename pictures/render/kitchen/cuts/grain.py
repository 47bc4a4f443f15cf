"""Grains and seeds: barley, peas, pumpkin seeds, sesame."""

import math

from ..layout import grid_faces
from ..scene import mesh


def build(material, random, size, flat=0.75):
    length, width = 0.042 * size, 0.027 * size * random.uniform(0.9, 1.15)
    vertices = []
    for i in range(11):
        t = math.pi * i / 10
        for j in range(16):
            angle = math.tau * j / 16
            crease = 1 - 0.22 * math.exp(-(((angle - math.pi / 2) / 0.4) ** 2))
            ring = math.sin(t) ** 0.8 * width * crease + 0.0002
            vertices.append((-length * math.cos(t), ring * math.cos(angle), ring * math.sin(angle) * flat))
    return mesh('grain', vertices, grid_faces(11, 16, True), material)
