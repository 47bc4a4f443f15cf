"""A stuffed cabbage leaf: rolled up, its ends tucked in, with the veins of the leaf."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 64, 90


def build(material, random, size):
    long, thick, seed, turn = 0.33 * size * random.uniform(0.92, 1.08), 0.165 * size, random.uniform(0, 99), random.uniform(-0.5, 0.9)
    vertices, core = [], []
    for i in range(ROWS):
        t = i / (ROWS - 1) * 2 - 1
        plump = (1 - abs(t) ** 3.2) ** 0.42
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            y, z = math.cos(angle), math.sin(angle)
            # The end of the leaf lies over its beginning; the ends are pleated.
            flap = ((angle - turn) / math.tau) % 1
            pleat = 0.07 * math.sin(7 * angle + seed) * abs(t) ** 5
            vein = _vein(t, flap, seed)
            out = (
                thick
                * plump
                * (
                    0.93
                    + 0.1 * flap
                    + pleat
                    + 0.05 * vein
                    + 0.09 * wobble((t * 1.6 + seed, y * 1.2, z * 1.2))
                    + 0.02 * wobble((t * 7, y * 5 + seed, z * 5))
                )
            )
            squared = (abs(y) ** 3 + abs(z) ** 3) ** (-1 / 3)
            vertices.append((long * t * (1 + 0.03 * wobble((y * 2, z * 2, seed))), out * y * squared * 1.12, out * z * squared * 0.86))
            core.append(min(1, max(0, 0.85 - 0.8 * vein - 0.5 * max(0, abs(t) - 0.8) / 0.2 + 0.2 * wobble((t * 3 + seed, y * 2, z * 2)))))
    return values(mesh('roll', vertices, grid_faces(ROWS, COLUMNS, True), material), 'core', core)


def _vein(along, around, seed):
    """A rib around the roll, and veins that leave it to both sides."""
    rib = math.exp(-(((along - 0.12 * math.sin(seed)) / (0.07 * (1.2 - around))) ** 2))
    side = max(0, math.cos((around * 1.1 - abs(along) * 0.42) * 32 + seed)) ** 12
    fine = max(0, math.cos((around * 0.5 + abs(along)) * 50 + 2 * wobble((along * 4, around * 4, seed)))) ** 14
    return min(1, rib + 0.6 * side * min(1, abs(along) * 6) + 0.25 * fine)
