"""A large peeled prawn, bent like a comma, with the fan of its tail left on."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS, SEGMENTS, LOBES = 110, 36, 6, 5


def build(material, random, size):
    bow, arc, seed = 0.155 * size, random.uniform(3.3, 4.1), random.uniform(0, 99)
    vertices, core = [], []
    for i in range(ROWS):
        t = i / (ROWS - 1)
        angle = -0.9 + t * arc
        radius = bow * (1.05 + 0.3 * t)
        ring = (t * SEGMENTS) % 1
        thick = 0.108 * size * (1 - 0.66 * t**1.5) * min(1, (t / 0.09) ** 0.5 + 0.02) * (0.93 + 0.1 * ring**1.6)
        for j in range(COLUMNS):
            turn = math.tau * j / COLUMNS
            c, s = math.cos(turn), math.sin(turn)
            vein = 0.2 * math.exp(-(((c - 1) / 0.03) ** 2)) * (0.06 < t < 0.7)
            out = radius + thick * (c * (1 - vein) + 0.25)
            vertices.append((out * math.cos(angle), out * math.sin(angle), thick * s * 0.95))
            band = math.exp(-(((ring - 0.93) / 0.13) ** 2))
            core.append(0.34 + 0.2 * c + 0.34 * band + 0.16 * t + 0.22 * wobble((t * 5 + seed, c * 1.5, s * 1.5)) - 0.6 * vein)
    faces = grid_faces(ROWS, COLUMNS, True) + [tuple(range(COLUMNS))]
    end, away = -0.9 + arc, bow * 1.37
    for lobe in range(LOBES):
        _lobe(
            vertices,
            faces,
            core,
            (away * math.cos(end), away * math.sin(end)),
            end + math.pi / 2 + (lobe - (LOBES - 1) / 2) * 0.34,
            0.15 * size * random.uniform(0.9, 1.1),
            0.035 * size * (lobe % 2 - 0.4),
        )
    return values(mesh('prawn', vertices, faces, material), 'core', core)


def _lobe(vertices, faces, core, root, heading, long, lift):
    """One of the flat lobes of the tail."""
    start, steps, sides = len(vertices), 14, 10
    for i in range(steps):
        t = i / (steps - 1)
        wide = 0.2 * long * math.sin(math.pi * min(1, 0.16 + 0.84 * t)) ** 0.6
        for j in range(sides):
            a = math.tau * j / sides
            along, across = long * t, wide * math.cos(a)
            vertices.append(
                (
                    root[0] + along * math.cos(heading) - across * math.sin(heading),
                    root[1] + along * math.sin(heading) + across * math.cos(heading),
                    lift * t + 0.25 * wide * math.sin(a),
                )
            )
            core.append(0.8 + 0.3 * t)
    faces += [tuple(start + k for k in face) for face in grid_faces(steps, sides, True)]
