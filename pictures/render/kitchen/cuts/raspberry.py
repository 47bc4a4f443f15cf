"""Raspberries: beads on a blunt cone, which lies on its side or stands on its hollow."""

import math

from mathutils import Vector

from ..layout import grid_faces
from ..scene import mesh

RINGS, TURNS = 7, 12


def build(material, random, size):
    radius, vertices, faces = 0.115 * size, [], []
    for ring in range(7):
        t = ring / 6
        away, z = radius * math.cos(t * 1.35) ** 0.8, radius * (2.0 * t - 0.75)
        count = max(1, round(13 * away / radius))
        for k in range(count):
            angle = math.tau * (k + 0.5 * (ring % 2)) / count + random.uniform(-0.08, 0.08)
            _bead(vertices, faces, Vector((away * math.cos(angle), away * math.sin(angle), z)), radius * random.uniform(0.29, 0.34))
    return mesh('raspberry', vertices, faces, material)


def _bead(vertices, faces, middle, radius):
    faces += grid_faces(RINGS, TURNS, True, len(vertices))
    for i in range(RINGS):
        t = math.pi * i / (RINGS - 1)
        for j in range(TURNS):
            turn = math.tau * j / TURNS
            vertices.append(middle + radius * Vector((math.sin(t) * math.cos(turn), math.sin(t) * math.sin(turn), math.cos(t))))
