"""Slices of a chocolate salami, as thick as a finger; `core` is 1 at the rolled skin."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble
from ..shapes.around import around

PROFILE = [
    (0.001, 0.5),
    (0.4, 0.5),
    (0.75, 0.5),
    (0.95, 0.5),
    (0.985, 0.46),
    (1.0, 0.36),
    (1.0, -0.36),
    (0.985, -0.46),
    (0.95, -0.5),
    (0.5, -0.5),
    (0.001, -0.5),
]


def build(material, random, size, long=0.13, profile=PROFILE):
    radius, seed, vertices, core = 0.25 * size, random.uniform(0, 99), [], []
    for away, height, angle, _ in around(profile, 90):
        x, y = math.cos(angle), math.sin(angle)
        lump = 1 + 0.035 * wobble((x * 1.6 + seed, y * 1.6, height * long * 5)) + 0.025 * wobble((x * 5, y * 5 + seed, height * long * 14))
        rough = 0.006 * size * wobble((x * away * 7 + seed, y * away * 7, height))
        vertices.append((radius * away * x * lump, radius * away * y * lump, height * long * size + rough))
        core.append(1.0 if abs(away) > 0.97 else 0.0)
    return values(mesh('salami', vertices, grid_faces(len(profile), 90, True), material, crease=0.8), 'core', core)
