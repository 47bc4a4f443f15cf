"""Surfaces swept along a way: strands, ribbons and pipes."""

import math

from mathutils import Matrix, Vector

from ..layout import grid_faces

UP = Vector((0, 0, 1))


def sweep(points, section, rolls=None):
    """Vertices and faces of `section(i)`, a list of `(across, height)`, along the points; `rolls` turns it about its way."""
    points, vertices = [Vector(point) for point in points], []
    for i, point in enumerate(points):
        along = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        across = along.cross(UP).normalized()
        if rolls:
            across = Matrix.Rotation(rolls[i], 3, along) @ across
        over = across.cross(along)
        vertices += [point + across * a + over * b for a, b in section(i)]
    columns = len(section(0))
    return vertices, grid_faces(len(points), columns, True)


def ellipse(wide, tall, sides=8):
    """A section with rounded sides; `wide` and `tall` are half of its measures."""
    return [(wide * math.cos(math.tau * j / sides), tall * math.sin(math.tau * j / sides)) for j in range(sides)]
