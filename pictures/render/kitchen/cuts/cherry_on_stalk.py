"""Cherries: round, with a dimple at the top and a bent stalk in it."""

import math

from mathutils import Vector

from ..layout import grid_faces
from ..scene import mesh, values, wobble
from ..shapes.sweep import ellipse, sweep

ROWS, COLUMNS, STEPS = 26, 36, 14


def build(material, random, size, stalk=0.34):
    radius, seed, vertices = 0.1 * size * random.uniform(0.93, 1.06), random.uniform(0, 99), []
    for i in range(ROWS):
        t = math.pi * (i + 0.02) / (ROWS - 0.96)
        dimple = 0.34 * math.exp(-((t / 0.42) ** 2))
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = math.cos(angle), math.sin(angle)
            out = radius * math.sin(t) * (1 + 0.03 * wobble((x * 1.3 + seed, y * 1.3, t)))
            vertices.append((out * x, out * y * 0.95, radius * 0.92 * (math.cos(t) - dimple)))
    faces, core = grid_faces(ROWS, COLUMNS, True), [0.1] * len(vertices)
    if stalk:
        heading, length = random.uniform(0, math.tau), stalk * size * random.uniform(0.85, 1.15)
        way = [
            Vector(
                (
                    0.5 * length * t**2 * math.cos(heading) + 0.001 * t,
                    0.5 * length * t**2 * math.sin(heading),
                    0.56 * radius + length * t * (1 - 0.3 * t),
                )
            )
            for t in (i / (STEPS - 1) for i in range(STEPS))
        ]
        thin = 0.009 * size
        points, sides = sweep(way, lambda i: ellipse(thin * (1.6 if i == STEPS - 1 else 1), thin, 8))
        start = len(vertices)
        vertices += [tuple(point) for point in points]
        faces += [tuple(start + corner for corner in face) for face in sides]
        core += [1.0] * len(points)
    return values(mesh('cherry', vertices, faces, material), 'core', core)
