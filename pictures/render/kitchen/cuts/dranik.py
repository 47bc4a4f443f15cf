"""Potato pancakes: thin, of pressed shreds, dark at the lacy edge, from which single shreds stick out."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble
from ..shapes.pressed import Pressed
from ..shapes.sweep import ellipse, sweep

ROWS, UNDER, COLUMNS, SIDES = 52, 12, 150, 6
# The value `core` of shreds that keep a colour of their own.
SECOND = -0.6


def build(material, random, size, tall=0.12, shreds=230, second=0.0, stray=46):
    radius, tall, seed = 0.42 * size, tall * size, random.uniform(0, 99)
    pressed, vertices, core = Pressed(random, shreds, second), [], []

    def edge(angle):
        x, y = math.cos(angle), math.sin(angle)
        return radius * (
            1
            + 0.14 * wobble((x * 1.2 + seed, y * 1.2, 0))
            + 0.08 * wobble((x * 4 + seed, y * 4, 5))
            + 0.05 * wobble((x * 11, y * 11 + seed, 9))
            + 0.035 * wobble((x * 24, y * 24 + seed, 3))
        )

    for i in range(ROWS + UNDER):
        share = (i + 0.001) / (ROWS - 1) if i < ROWS else 1 - (i - ROWS + 1) / UNDER * 0.999
        rim = max(0, (share - 0.62) / 0.38)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            away = edge(angle) * share
            x, y = away * math.cos(angle), away * math.sin(angle)
            height = tall / 2 * max(0, 1 - 0.86 * rim**1.7 - 0.14 * rim**9) * (1 + 0.25 * wobble((x * 3 + seed, y * 3, 2)))
            brown = 0.24 + 0.6 * rim**1.5 + 0.42 * wobble((x * 3 / size + seed, y * 3 / size, 7))
            if i < ROWS:
                relief, other = pressed.at(x / radius, y / radius)
                height += size * (0.024 * relief * (1 - 0.4 * rim) + 0.008 * wobble((x * 22 + seed, y * 22, 3)))
                core.append(SECOND if other and rim < 0.8 else brown + 0.24 * (relief - 0.45))
            else:
                height = -height
                core.append(brown + 0.3)
            vertices.append((x, y, height + 0.03 * size * rim * wobble((x * 9, y * 9 + seed, 8))))
    faces = grid_faces(ROWS + UNDER, COLUMNS, True)
    for _ in range(stray):
        _shred(vertices, faces, core, random, edge, tall, size)
    return values(mesh('dranik', vertices, faces, material), 'core', core)


def _shred(vertices, faces, core, random, edge, tall, size):
    """Adds a crisp shred at the rim."""
    angle, share, long = random.uniform(0, math.tau), random.uniform(0.8, 0.99), size * random.uniform(0.06, 0.12)
    heading, bend, brown = angle + random.gauss(math.pi / 2, 0.7), random.uniform(-1.2, 1.2), random.uniform(0.3, 0.9)
    x, y, height = edge(angle) * share * math.cos(angle), edge(angle) * share * math.sin(angle), tall * 0.42 * (1 - share**4) + 0.012 * size
    way = []
    for k in range(7):
        t = k / 6 - 0.5
        turn = heading + bend * t
        way.append((x + long * t * math.cos(turn), y + long * t * math.sin(turn), height - 0.05 * size * t * t))
    points, sides = sweep(way, lambda k: ellipse(0.009 * size * (1.1 - abs(k / 3 - 1) ** 4), 0.008 * size, SIDES))
    faces += [tuple(len(vertices) + k for k in side) for side in sides]
    vertices += points
    core += [brown] * len(points)
