"""What has run out flat: a thin sheet with a rounded edge."""

import math

from ..layout import grid_faces
from ..scene import mesh, wobble

ROWS, COLUMNS = 40, 160
DEEP = 0.02


def puddle(material, reach, seed, uneven=0.12):
    """A sheet whose edge is about `reach(angle)` away from the middle."""
    vertices = []
    for i in range(ROWS):
        share = (i + 0.001) / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = math.cos(angle), math.sin(angle)
            lobe = 1 + uneven * (wobble((x * 1.3 + seed, y * 1.3, 0)) + 0.6 * wobble((x * 3.4 + seed, y * 3.4, 5)))
            away = reach(angle) * lobe * share
            vertices.append((away * x, away * y, DEEP * (1 - share**10) + 0.004 * wobble((away * x * 5 + seed, away * y * 5, 1))))
    return mesh('puddle', vertices, grid_faces(ROWS, COLUMNS, True), material)
