"""A heap of mince as it comes out of the grinder: short thick strands in all directions."""

import math

from ..layout import grid_faces
from ..scene import mesh, wobble
from ..shapes.sweep import ellipse, sweep

STRANDS, STEPS, REACH = 230, 9, 0.46


def build(material, random, size):
    vertices, faces = [], []
    for i in range(13):
        for j in range(40):
            t, angle = math.pi / 2 * i / 12, math.tau * j / 40
            vertices.append((0.48 * math.sin(t) * math.cos(angle), 0.48 * math.sin(t) * math.sin(angle), 0.28 * math.cos(t)))
    faces += grid_faces(13, 40, True)
    for _ in range(STRANDS):
        seed, heading, way = random.uniform(0, 99), random.uniform(0, math.tau), []
        angle, away = random.uniform(0, math.tau), REACH * math.sqrt(random.random())
        x, y = away * math.cos(angle), away * math.sin(angle)
        for step in range(STEPS):
            inside = min(1, REACH / math.hypot(x, y))
            rise = 0.3 * math.sqrt(1 - (inside * math.hypot(x, y) / 0.5) ** 2)
            way.append((inside * x, inside * y, rise + 0.03 * wobble((step * 0.25 + seed, 0, 0))))
            heading += 0.5 * wobble((step * 0.4 + seed, 3, 0))
            x, y = x + 0.022 * math.cos(heading), y + 0.022 * math.sin(heading)
        thick = random.uniform(0.026, 0.033)
        corners, sides = sweep(way, lambda i, thick=thick: ellipse(*[thick * min(1, 0.5 + i, 0.5 + STEPS - 1 - i)] * 2))
        faces += [tuple(len(vertices) + k for k in side) for side in sides]
        last = len(vertices) + len(corners)
        faces += [tuple(range(len(vertices), len(vertices) + 8)), tuple(range(last - 8, last))]
        vertices += corners
    return mesh('mince', [[size * value for value in vertex] for vertex in vertices], faces, material)
