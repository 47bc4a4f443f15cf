"""A prawn in its shell: the head with feelers, legs, and the fan of the tail; `core` is darker along the segments."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble
from ..shapes.sweep import ellipse, sweep
from .king_prawn import build as build_peeled

ROWS, COLUMNS = 46, 28


def build(material, random, size):
    body = build_peeled(material, random, size)
    vertices = [corner.co.copy() for corner in body.data.vertices]
    faces = [tuple(face.vertices) for face in body.data.polygons]
    core = [item.value for item in body.data.attributes['core'].data]
    start, bow, seed = len(vertices), 0.155 * 1.05 * size, random.uniform(0, 99)
    # The head goes on where the body begins, along the tangent of its bend.
    angle = -0.9
    mx, my = bow * 1.18 * math.cos(angle), bow * 1.18 * math.sin(angle)
    ax, ay = math.sin(angle), -math.cos(angle)
    for i in range(ROWS):
        t = i / (ROWS - 1)
        thick = 0.108 * size * (1 - t**1.8) ** 0.6 * min(1, 0.75 + t) + 0.001
        for j in range(COLUMNS):
            turn = math.tau * j / COLUMNS
            out, up = thick * math.cos(turn), thick * 0.9 * math.sin(turn)
            along = (0.38 * t - 0.06) * size
            vertices.append((mx + along * ax - out * ay, my + along * ay + out * ax, up))
            core.append(0.55 + 0.3 * t + 0.25 * wobble((t * 4 + seed, math.cos(turn), math.sin(turn))))
    faces += [tuple(start + k for k in face) for face in grid_faces(ROWS, COLUMNS, True)]
    for i in range(9):
        spread, head = (i - 4) * 0.05, i < 4
        root = (mx + 0.25 * size * ax, my + 0.25 * size * ay) if head else (0.7 * mx, 0.7 * my)
        bend = random.uniform(0.5, 1.2) * (1 if i % 2 else 0.6)
        way = []
        for step in range(14):
            t = step / 13
            reach = (0.3 if head else 0.16) * size * t
            turn = angle - math.pi / 2 + spread * 3 + bend * t * (1 if head else 2) + (0 if head else math.pi * 0.8 - 0.25 * (i - 4))
            way.append((root[0] + reach * math.cos(turn), root[1] + reach * math.sin(turn), 0.04 * size * math.sin(3 * t + i)))
        corners, sides = sweep(way, lambda k: ellipse(*[0.009 * size * (1.1 - k / 14)] * 2, 6))
        faces += [tuple(len(vertices) + k for k in side) for side in sides]
        vertices += corners
        core += [0.95] * len(corners)
    return values(mesh('prawn', vertices, faces, material), 'core', core)
