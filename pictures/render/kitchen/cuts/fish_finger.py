"""Fish fingers: sticks in a coat of crumbs."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 110, 72


def build(material, random, size, broken=False):
    long, wide, tall = (side * size * random.uniform(0.94, 1.06) for side in (0.4, 0.115, 0.095))
    seed, vertices, core = random.uniform(0, 99), [], []
    for i in range(ROWS):
        t = 2 * i / (ROWS - 1) - 1
        end = max(0, 1 - abs(t) ** 9) ** (1 / 3.5) + 0.001
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            c, s = math.cos(angle), math.sin(angle)
            crumb = wobble((t * 24 + seed, c * 7, s * 7)) + 0.8 * wobble((t * 50 + seed, c * 14, s * 14))
            swell = 1 + 0.075 * crumb + 0.05 * wobble((t * 2 + seed, c, s))
            x, y = long * t + 0.006 * crumb, wide * end * math.copysign(abs(c) ** 0.55, c) * swell
            z = tall * end * math.copysign(abs(s) ** 0.55, s) * swell
            edge = max(abs(c), abs(s)) < 0.85
            brown = 0.42 + 0.2 * crumb + 0.16 * edge + 0.14 * max(0, abs(t) - 0.8) / 0.2 + 0.2 * wobble((t * 3 + seed, c, s))
            if broken and x > 0.3 * long:
                torn = wobble((y * 16 + seed, z * 16, 0)) + 0.5 * wobble((y * 38, z * 38 + seed, 4))
                x, brown = 0.3 * long + 0.035 * size * torn, -1.0 if x > 0.34 * long else brown
                y, z = y * 0.97, z * 0.97
            vertices.append((x, y, z))
            core.append(brown)
    return values(mesh('finger', vertices, grid_faces(ROWS, COLUMNS, True), material, crease=1.1), 'core', core)
