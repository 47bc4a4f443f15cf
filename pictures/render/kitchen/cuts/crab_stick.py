"""Pieces of crab sticks cut across: layered white inside, red on one side."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ENDS = [
    (0.02, 0.97),
    (0.4, 1.0),
    (0.75, 1.0),
    (0.95, 1.0),
    (1, 0.97),
    (1, 0.5),
    (1, 0),
    (1, -0.5),
    (1, -0.97),
    (0.95, -1),
    (0.6, -1),
    (0.02, -0.97),
]


def build(material, random, size):
    radius, length, slant = 0.095 * size, 0.08 * size * random.uniform(0.8, 1.3), random.uniform(-0.35, 0.35)
    seed, vertices, core = random.uniform(0, 99), [], []
    for away, along in ENDS:
        for j in range(40):
            angle = math.tau * j / 40
            end = abs(along) > 0.9 and away < 0.99
            groove = 0.012 * size * math.sin(away * 15 + 2 * math.sin(angle + seed)) if end else 0
            out = radius * away * (1 + 0.06 * wobble((math.cos(angle) + seed, math.sin(angle), along)))
            vertices.append(
                (
                    along * length + math.copysign(groove, along) + slant * out * math.cos(angle),
                    out * math.cos(angle),
                    out * math.sin(angle) * 0.85,
                )
            )
            red = math.sin(angle) > -0.25 and away > 0.94
            core.append(1.0 if red else 0.6 * abs(math.sin(away * 15 + 2 * math.sin(angle + seed))) if end else 0.25)
    return values(mesh('crab', vertices, grid_faces(len(ENDS), 40, True), material, crease=0.8), 'core', core)
