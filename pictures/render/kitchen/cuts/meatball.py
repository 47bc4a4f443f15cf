"""Balls of mince with rice, whose grains stand out of them."""

import math

from mathutils import Vector

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS, GRAINS = 56, 96, 42


def build(material, random, size):
    radius, seed, vertices, core = 0.165 * size * random.uniform(0.92, 1.06), random.uniform(0, 99), [], []
    grains = [
        (
            Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1))).normalized(),
            Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1))),
        )
        for _ in range(GRAINS)
    ]
    grains = [(spot, (way - spot * way.dot(spot)).normalized()) for spot, way in grains]
    for i in range(ROWS):
        t = math.pi * i / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            point = Vector((math.sin(t) * math.cos(angle), math.sin(t) * math.sin(angle), math.cos(t)))
            rough = wobble(point * 3 + Vector((seed, 0, 0))) + 0.5 * wobble(point * 9) + 0.3 * wobble(point * 22)
            rice = max(_grain(point, spot, way) for spot, way in grains)
            vertices.append(point * radius * (1 + 0.06 * wobble(point * 1.2 + Vector((0, seed, 0))) + 0.025 * rough + 0.06 * rice))
            core.append(0.0 if rice > 0.25 else 0.62 + 0.28 * rough + 0.12 * point.z)
    return values(mesh('meatball', vertices, grid_faces(ROWS, COLUMNS, True), material), 'core', core)


def _grain(point, spot, way):
    """How far a grain of rice stands out at a point of the ball, from 0 to 1."""
    apart = point - spot
    along = apart.dot(way)
    return max(0, 1 - (along / 0.2) ** 2 - (apart.length_squared - along**2) / 0.0049)
