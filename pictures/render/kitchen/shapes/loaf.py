"""Whole loaves: a crust browned most above, slashed or not."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 150, 72


def loaf(material, random, size, sides, end=2.6, square=2.2, slashes=(), slant=0.5, rough=1.0, brown=0.55):
    """A loaf of the half sides `sides`, along x; `end` and `square` say how angular it is from above and across.

    `slashes` are places of cuts along it, from -1 to 1, which lean by `slant`; they opened in the oven and are pale.
    """
    long, wide, tall = (side * random.uniform(0.97, 1.03) for side in sides)
    seed, vertices, core = random.uniform(0, 99), [], []
    for i in range(ROWS):
        t = -math.cos(math.pi * i / (ROWS - 1))
        narrow = max(1e-3, 1 - abs(t) ** end) ** (1 / end)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            c, s = math.cos(angle), math.sin(angle)
            y = wide * narrow * math.copysign(abs(c) ** (2 / square), c)
            z = tall * narrow**0.8 * (abs(s) ** 0.9 if s > 0 else -0.22 * abs(s) ** 0.5)
            x = long * t
            lump = rough * (0.03 * wobble((x * 3 + seed, y * 3, z * 3)) + 0.008 * wobble((x * 14, y * 14 + seed, z * 14)))
            cut = edge = 0.0
            for place in slashes:
                away = (x - long * place + slant * y) / 0.05
                reach = max(0, s) ** 0.8
                cut = max(cut, reach * math.exp(-((away / 1.1) ** 2)))
                edge = max(edge, reach * math.exp(-(((away - 1.7) / 0.6) ** 2)))
            swell = 1 + lump / max(wide, 0.1)
            vertices.append((size * x, size * y * swell, size * (z * swell - 0.035 * cut + 0.03 * edge)))
            shade = brown + 0.2 * s + 0.14 * wobble((x * 3 + seed, y * 3, z * 3)) - 0.55 * cut + 0.2 * edge
            core.append(shade if s > -0.2 else brown)
    ends = [tuple(range(COLUMNS - 1, -1, -1)), tuple(range((ROWS - 1) * COLUMNS, ROWS * COLUMNS))]
    return values(mesh('loaf', vertices, grid_faces(ROWS, COLUMNS, True) + ends, material), 'core', core)
