"""Hollow pasta: a pipe with a wall, open at both ends."""

import math

from ..layout import grid_faces
from ..scene import mesh
from .sweep import sweep

SIDES, INSIDE = 36, 0.72


def pipe(material, way, radius, slant=0.0, ridges=0):
    """A pipe along the points of a way in the plane; `slant` cuts its ends obliquely, `ridges` run along its outside."""
    steps, angles = len(way), [math.tau * j / SIDES for j in range(SIDES)]
    rings = ([radius * (1 + 0.05 * math.cos(ridges * angle) * (ridges > 0)) for angle in angles], [radius * INSIDE] * SIDES)
    walls = []
    for ring in rings:
        wall, _ = sweep(way, lambda i, ring=ring: [(out * math.cos(angle), out * math.sin(angle)) for out, angle in zip(ring, angles)])
        rows = [wall[i * SIDES : (i + 1) * SIDES] for i in range(steps)]
        for i, row in enumerate(rows):
            towards = abs(2 * i / (steps - 1) - 1) ** 3
            for point, angle in zip(row, angles):
                point.x += slant * radius * math.cos(angle) * towards
        walls.append(rows)
    outside, inside = walls
    vertices = [point for row in outside + inside[::-1] for point in row]
    count = len(vertices)
    faces = grid_faces(2 * steps, SIDES, True)
    faces += [(count - SIDES + j, count - SIDES + (j + 1) % SIDES, (j + 1) % SIDES, j) for j in range(SIDES)]
    return mesh('pipe', vertices, faces, material, crease=1.0)
