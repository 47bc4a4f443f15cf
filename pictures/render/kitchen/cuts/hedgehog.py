"""Balls of minced turkey, out of which rice sticks like needles; grains have a value `core` below 0."""

import math

from mathutils import Vector

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS, NEEDLES, RICE = 56, 96, 95, -0.6


def build(material, random, size):
    radius, seed, vertices, core = 0.175 * random.uniform(0.94, 1.06), random.uniform(0, 99), [], []
    for i in range(ROWS):
        t = math.pi * i / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            point = Vector((math.sin(t) * math.cos(angle), math.sin(t) * math.sin(angle), math.cos(t)))
            rough = wobble(point * 3 + Vector((seed, 0, 0))) + 0.7 * wobble(point * 8) + 0.6 * wobble(point * 17)
            vertices.append(point * radius * (1 + 0.1 * wobble(point * 1.3 + Vector((0, seed, 0))) + 0.035 * rough))
            core.append(0.5 + 0.2 * rough)
    faces = grid_faces(ROWS, COLUMNS, True)
    for _ in range(NEEDLES):
        spot = Vector([random.gauss(0, 1) for _ in 'xyz']).normalized()
        way = (spot + 0.9 * Vector([random.gauss(0, 1) for _ in 'xyz']).normalized()).normalized()
        _grain(vertices, faces, core, spot * radius * 0.98, way, random.uniform(0.034, 0.046))
    return values(mesh('hedgehog', [point * size for point in vertices], faces, material), 'core', core)


def _grain(vertices, faces, core, spot, way, half):
    """Adds a grain of rice around a spot."""
    side, start = way.orthogonal().normalized(), len(vertices)
    across = way.cross(side)
    for i in range(8):
        t = math.pi * i / 7
        out = 0.3 * half * math.sin(t) ** 0.7
        for j in range(8):
            angle = math.tau * j / 8
            vertices.append(spot + way * half * (0.15 - math.cos(t)) + out * (math.cos(angle) * side + math.sin(angle) * across))
            core.append(RICE)
    faces += grid_faces(8, 8, True, start)
