"""A piece of a roll of lavash, cut aslant: bread, cream cheese, salmon, lettuce and cucumber in a spiral, by `core`."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

LAVASH, CHEESE, SALMON, CUCUMBER, LETTUCE = 0.14, 0.35, 0.6, 0.8, 1.0
ROWS, COLUMNS, PITCH, RADIUS = 72, 220, 0.078, 0.23
SIDE = [(0.99, 0.97), (1.0, 0.9), (1.0, 0.5), (1.0, 0.0), (0.97, 0.0), (0.001, 0.0)]


def build(material, random, size):
    seed, tall, slant, vertices, core = random.uniform(0, 99), 0.22 * random.uniform(0.9, 1.1), random.uniform(0.15, 0.3), [], []
    for share, height in [((i + 0.001) / ROWS * 0.975, 1.0) for i in range(ROWS)] + SIDE:
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            c, s = math.cos(angle), math.sin(angle)
            away = RADIUS * share * (1 + 0.04 * wobble((c + seed, s, 0)))
            stray = share * RADIUS + 0.016 * wobble((c * share * 3.4 + seed, s * share * 3.4, 2))
            of = _layer(stray, angle, seed) if height == 1 and share < 0.96 else LAVASH
            relief = {LAVASH: 0.004, CHEESE: 0.006, SALMON: 0.0, CUCUMBER: 0.003, LETTUCE: 0.002}[of] if height == 1 else 0
            z = height * (tall + slant * away * c) + relief + 0.004 * wobble((away * c * 18 + seed, away * s * 18, 1)) * (height == 1)
            vertices.append((size * away * c, size * away * s, size * z))
            core.append(of - (0.14 * max(0, wobble((c * 4 + seed, s * 4, height * 1.6)) - 0.1) if of == LAVASH and height < 1 else 0))
    return values(mesh('roll', vertices, grid_faces(ROWS + len(SIDE), COLUMNS, True), material, crease=0.8), 'core', core)


def _layer(away, angle, seed):
    """What is at a place of the cut."""
    turn = away / PITCH - angle / math.tau
    place, along = turn % 1, math.floor(turn) + angle / math.tau
    if away < 0.036:
        return CUCUMBER if away < 0.029 else LETTUCE
    if place < 0.15:
        return LAVASH
    if place < 0.32 + 0.08 * wobble((along * 5, seed, 0)) or place > 0.86:
        return CHEESE
    kind = wobble((along * 2.3 + seed, 1.5, 0))
    return SALMON if kind > -0.12 else CUCUMBER if kind < -0.34 else LETTUCE
