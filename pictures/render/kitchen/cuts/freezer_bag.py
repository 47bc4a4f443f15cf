"""A full bag of frozen vegetables, lying: crimped at both ends, with a pale label on which there are round peas.

The value `core` is 0 on the label, 0.5 at its peas and 1 on the foil.
"""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS, LONG, WIDE, TALL = 150, 110, 0.62, 0.46, 0.22
PEAS = [(-0.3, -0.1), (0.02, -0.26), (0.3, -0.06), (-0.02, 0.1)]


def build(material, random, size):
    seed, vertices, core = random.uniform(0, 99), [], []
    for side in (1, -1):
        for i in range(ROWS):
            v = i / (ROWS - 1) * 2 - 1
            for j in range(COLUMNS):
                u = j / (COLUMNS - 1) * 2 - 1
                full = max(0, 1 - u**4) ** 0.6 * max(0, 1 - (v / 0.88) ** 4) ** 0.7 if abs(v) < 0.88 else 0
                fold = wobble((u * 3 + seed, v * 7, side)) + 0.6 * wobble((u * 9, v * 5 + seed, side))
                lumps = max(0, wobble((u * 8 + seed, v * 11, 3)))
                ridge = 0.006 * math.sin(v * 260) if abs(v) > 0.88 else 0
                high = full * (TALL + 0.02 * fold + 0.02 * lumps) + ridge + 0.002
                narrow = 1 - 0.05 * full
                vertices.append([size * value for value in (WIDE * u * narrow, LONG * v * (1 - 0.04 * full), side * high)])
                core.append(_print(u * WIDE / LONG, v) if side > 0 else 1.0)
    faces = grid_faces(ROWS, COLUMNS) + [face[::-1] for face in grid_faces(ROWS, COLUMNS, start=ROWS * COLUMNS)]
    return values(mesh('bag', vertices, faces, material), 'core', core)


def _print(x, y):
    """What is printed at a place."""
    if (x / 0.62) ** 2 + ((y + 0.06) / 0.5) ** 2 > 1:
        return 1.0
    near = min(math.hypot(x - a, y - b) for a, b in PEAS)
    return 0.5 if near < 0.19 else 0.0
