"""Pitted olives: a hole at one end."""

import math

from ..layout import grid_faces
from ..scene import mesh


def build(material, random, size):
    radius, oval, vertices = 0.085 * size, random.uniform(1.1, 1.3), []
    outline = [(0.001, 0.55), (0.2, 0.6), (0.27, 0.85), (0.33, 0.93)]
    outline += [(math.sin(0.4 + 2.74 * i / 14), math.cos(0.4 + 2.74 * i / 14)) for i in range(15)]
    for away, along in outline:
        for j in range(24):
            angle = math.tau * j / 24
            vertices.append((radius * oval * along, radius * away * math.cos(angle), radius * away * math.sin(angle)))
    return mesh('olive', vertices, grid_faces(len(outline), 24, True), material)
