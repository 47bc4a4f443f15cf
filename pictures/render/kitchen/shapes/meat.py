"""Slices of raw meat of any outline."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble
from .cake import drum

COLUMNS = 120
PROFILE = drum(0.06, 0.7, 40, 5)


def meat_slice(material, random, size, reach, thick, fat=None, bone=None, uneven=1.0):
    """A slice that reaches `reach(x, y)` far in a direction of length 1; `fat` and `bone` give these values at a place and its share."""
    seed, vertices, fats, bones = random.uniform(0, 99), [], [], []
    for share, height in PROFILE:
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = math.cos(angle), math.sin(angle)
            away = (
                share * reach(x, y) * (1 + uneven * (0.07 * wobble((x * 1.3 + seed, y * 1.3, 0)) + 0.02 * wobble((x * 5, y * 5 + seed, 0))))
            )
            px, py = away * x, away * y
            swell = uneven * (0.12 * wobble((px * 3 + seed, py * 3, 1)) + 0.05 * wobble((px * 11, py * 11 + seed, 2)))
            vertices.append((size * px, size * py, size * thick * (height + swell)))
            fats.append(fat(px, py, share) if fat else 0.0)
            bones.append(bone(px, py, share) if bone else 0.0)
    last = len(vertices) - COLUMNS
    ends = [tuple(range(COLUMNS - 1, -1, -1)), tuple(range(last, last + COLUMNS))]
    piece = mesh('meat', vertices, grid_faces(len(PROFILE), COLUMNS, True) + ends, material)
    return values(values(piece, 'fat', fats), 'bone', bones)
