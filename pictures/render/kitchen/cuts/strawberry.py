"""Strawberries with seeds and green leaves, which lie on their side; `core` tells leaves, seeds and flesh apart."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS, LEAVES = 60, 80, 9
LEAF, SEED, HEART, SKIN = 0.0, 0.2, 0.34, 0.95


def build(material, random, size, share=1.0):
    radius, long, seed = 0.155 * size * random.uniform(0.92, 1.06), random.uniform(2.1, 2.5), random.uniform(0, 99)
    vertices, core = [], []
    columns = round(COLUMNS * share)
    for i in range(ROWS):
        t = i / (ROWS - 1)
        out = _outline(t)
        for j in range(columns):
            turn = share * j / (columns if share == 1 else columns - 1)
            angle = math.tau * turn
            row = t * 9
            pit = _seed(row, turn * 13 * max(0.35, out) + 0.5 * (round(row) % 2), out)
            swell = 1 + 0.05 * wobble((math.cos(angle) + seed, math.sin(angle), t * 2)) - 0.05 * pit
            away = radius * out * swell
            vertices.append((radius * long * (0.5 - t), away * math.cos(angle), away * math.sin(angle)))
            core.append(SEED if pit > 0.55 else SKIN - 0.2 * max(0, 1 - t / 0.12))
    faces = grid_faces(ROWS, columns, share == 1)
    if share < 1:
        _open(vertices, faces, core, columns, radius, long)
    else:
        _calyx(vertices, faces, core, random, radius, long)
    return values(mesh('strawberry', vertices, faces, material, crease=1.0), 'core', core)


def _outline(t):
    """The radius along a strawberry, from its leaves to its tip."""
    return math.sin(math.pi * min(1, 0.02 + 0.98 * t) ** 0.62) ** 0.75 * (1 - 0.3 * t)


def _seed(row, column, out):
    across = (column - round(column)) / 0.17 / max(0.5, out)
    along = (row - round(row)) / 0.24
    return max(0, 1 - across**2 - along**2)


def _open(vertices, faces, core, columns, radius, long):
    """The two cut faces, which meet in the axis."""
    for side in (0, columns - 1):
        start, rows = len(vertices), 10
        for i in range(ROWS):
            edge = vertices[i * columns + side]
            for k in range(rows):
                u = k / (rows - 1)
                vertices.append((edge[0], edge[1] * u, edge[2] * u))
                t = i / (ROWS - 1)
                core.append(HEART + (SKIN - HEART) * min(1, u + 0.3 * abs(t - 0.35)) ** 2)
        faces += grid_faces(ROWS, rows, False, start)


def _calyx(vertices, faces, core, random, radius, long):
    for k in range(LEAVES):
        angle, start, reach = math.tau * k / LEAVES + random.uniform(-0.15, 0.15), len(vertices), radius * random.uniform(0.75, 1.05)
        for i in range(8):
            t = i / 7
            half = 0.24 * radius * math.sin(math.pi * (0.1 + 0.9 * t)) ** 0.7
            away, back = reach * t, radius * long * 0.5 + radius * (0.1 - 0.34 * t**2 + 0.5 * t**4 * random.uniform(0.2, 1))
            for j in (-1, 0, 1):
                c, s, side = math.cos(angle), math.sin(angle), half * j
                vertices.append((back + 0.03 * radius * abs(j), away * c - side * s, away * s + side * c))
                core.append(LEAF)
        faces += grid_faces(8, 3, False, start)
