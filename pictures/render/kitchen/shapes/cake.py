"""Surfaces around an upright axis: pancakes, eggs, slices of bread."""

import math

from ..layout import grid_faces
from ..scene import mesh, values


def drum(corner, fall, rows=22, steps=8):
    """A profile `(share, height)` from the middle of the upper face to that of the lower one; a `fall` of 1 rounds the whole side."""
    upper = [((1 - corner) * (i + 0.001) / rows, 1.0) for i in range(rows)]
    angles = [math.pi / 2 * i / steps for i in range(steps + 1)]
    upper += [(1 - corner + corner * math.sin(a), 1 - fall * (1 - math.cos(a))) for a in angles]
    return upper + [(share, -height) for share, height in reversed(upper)]


def cake(name, material, profile, columns, point, crease=None):
    """A closed surface; `point(share, height, x, y)` returns a place and the value `core` for a direction of length 1."""
    vertices, core = [], []
    for share, height in profile:
        for j in range(columns):
            angle = math.tau * j / columns
            place, value = point(share, height, math.cos(angle), math.sin(angle))
            vertices.append(place)
            core.append(value)
    last = len(vertices) - columns
    ends = [tuple(range(columns - 1, -1, -1)), tuple(range(last, last + columns))]
    return values(mesh(name, vertices, grid_faces(len(profile), columns, True) + ends, material, crease=crease), 'core', core)
