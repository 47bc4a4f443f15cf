"""Hollow pasta: a pipe with a wall, open at both ends."""
import math

from mathutils import Vector

from ..layout import grid_faces
from ..scene import mesh
from .sweep import sweep

SIDES = 36
# What the outer and the inner wall measure, and the ends between them.
WALLS = ((1, 1), (0.72, -1))


def pipe(material, way, radius, slant=0.0, ridges=0, side=Vector((0, 0, 1))):
    """A pipe along the points of a way; `slant` cuts its ends obliquely, `ridges` run along its outside."""
    steps, vertices = len(way), []
    for share, direction in WALLS:
        def section(i, share=share):
            ring = []
            for j in range(SIDES):
                angle = math.tau * j / SIDES
                out = radius * share * (1 + (0.05 * math.cos(ridges * angle) if share == 1 and ridges else 0))
                ring.append((out * math.cos(angle), out * math.sin(angle)))
            return ring
        wall, _ = sweep(way, section, up=side)
        for i in range(0, steps):
            end = 2 * i / (steps - 1) - 1
            for j in range(SIDES):
                k = i * SIDES + j
                oblique = slant * radius * math.cos(math.tau * j / SIDES) * abs(end) ** 3
                wall[k].x += oblique
        vertices += wall if direction == 1 else [point for i in range(steps - 1, -1, -1) for point in wall[i * SIDES:(i + 1) * SIDES]]
    faces = grid_faces(2 * steps, SIDES, True)
    faces += [((2 * steps - 1) * SIDES + j, (2 * steps - 1) * SIDES + (j + 1) % SIDES, (j + 1) % SIDES, j) for j in range(SIDES)]
    return mesh('pipe', vertices, faces, material, crease=1.0)
