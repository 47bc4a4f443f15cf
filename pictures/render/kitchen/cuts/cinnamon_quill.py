"""Cinnamon in a stick: thin bark that is rolled up from both of its sides."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, TURNS, BARK = 24, 28, 0.15
OUTSIDE, INSIDE, EDGE = 0.85, 0.3, 0.0


def build(material, random, size):
    long, radius, seed = 0.68 * size * random.uniform(0.9, 1.1), 0.062 * size, random.uniform(0, 99)
    section, vertices, core = _section(), [], []
    count = len(section)
    for i in range(ROWS):
        t = i / (ROWS - 1)
        for k, (x, y) in enumerate(section):
            stray = 1 + 0.07 * wobble((x + seed, y, t * 3))
            end = 0.02 * size * wobble((x * 2 + seed, y * 2, 9)) * (2 * t - 1)
            vertices.append((long * (t - 0.5) + end, radius * x * stray, radius * y * stray))
            core.append(EDGE if i in (0, ROWS - 1) else OUTSIDE if k < count / 2 else INSIDE)
    faces = grid_faces(ROWS, count, True)
    half = count // 2
    for row in (0, (ROWS - 1) * count):
        faces += [(row + k, row + k + 1, row + count - 2 - k, row + count - 1 - k) for k in range(half - 1)]
    return values(mesh('cinnamon', vertices, faces, material, crease=0.7), 'core', core)


def _section():
    """The outline of the bark across the stick: its outside, then its inside back."""
    right = [(0.0, -0.5)]
    for k in range(TURNS + 1):
        share = k / TURNS
        angle, away = -math.pi / 2 + 1.55 * math.tau * share, 0.5 - 0.3 * share
        right.append((0.5 + away * math.cos(angle), away * math.sin(angle)))
    way = [(-x, y) for x, y in right[:0:-1]] + right
    sides = []
    for side in (0.5, -0.5):
        points = []
        for k, (x, y) in enumerate(way):
            (ax, ay), (bx, by) = way[max(0, k - 1)], way[min(len(way) - 1, k + 1)]
            length = math.dist((ax, ay), (bx, by))
            points.append((x + side * BARK * (by - ay) / length, y - side * BARK * (bx - ax) / length))
        sides.append(points)
    return sides[0] + sides[1][::-1]
