"""The upper half of a burger bun: a browned glossy dome with sesame."""

import math

from mathutils import Vector

from ..layout import grid_faces
from ..scene import mesh, values, wobble

COLUMNS, SEEDS = 96, 70
SESAME = -0.6
TOP = [(math.sin(a) ** 0.85, math.cos(a) ** 0.9) for a in (math.pi / 2 * i / 30 for i in range(31))]
UNDER = [(0.985, -0.07), (0.93, -0.11), (0.6, -0.11), (0.001, -0.11)]


def build(material, random, size, tall=0.27, profile=None, seeds=SEEDS):
    radius, seed, vertices, core = 0.42 * size, random.uniform(0, 99), [], []
    profile = profile or TOP + UNDER
    for share, height in profile:
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = math.cos(angle), math.sin(angle)
            away = radius * share * (1 + 0.025 * wobble((x * 1.2 + seed, y * 1.2, 0)))
            dent = 1 + 0.05 * wobble((x * share * 1.6 + seed, y * share * 1.6, 3))
            vertices.append((away * x, away * y, tall * size * height * dent))
            core.append(
                0.62 * min(1, max(0, height) / 0.4) ** 0.8 + 0.24 * max(0, height) + 0.08 * wobble((x * share * 3, y * share * 3, seed))
            )
    faces = grid_faces(len(profile), COLUMNS, True)
    for _ in range(seeds):
        _sesame(vertices, faces, core, random, radius, tall * size, size)
    return values(mesh('bun', vertices, faces, material), 'core', core)


def _sesame(vertices, faces, core, random, radius, tall, size):
    """Adds a seed that lies on the dome."""
    tilt, angle, turn = math.radians(72) * math.sqrt(random.random()), random.uniform(0, math.tau), random.uniform(0, math.tau)
    share, height = math.sin(tilt) ** 0.85, math.cos(tilt) ** 0.9
    normal = Vector((share * math.cos(angle) / radius, share * math.sin(angle) / radius, height / tall)).normalized()
    spot = Vector((radius * share * math.cos(angle), radius * share * math.sin(angle), tall * height))
    side = normal.orthogonal().normalized()
    along = math.cos(turn) * side + math.sin(turn) * normal.cross(side)
    across, start = normal.cross(along), len(vertices)
    for i in range(7):
        t = math.pi * i / 6
        for j in range(10):
            a = math.tau * j / 10
            out = math.sin(t) * (1 - 0.3 * math.cos(t))
            vertices.append(
                spot
                + size * (0.026 * -math.cos(t) * along + 0.015 * out * math.cos(a) * across + 0.009 * (out * math.sin(a) + 0.5) * normal)
            )
            core.append(SESAME)
    faces += grid_faces(7, 10, True, start)
