"""Fried patties of mince: flat faces browned by the pan, crumbs, a paler flank."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 44, 96


def build(material, random, size, sides=(0.36, 0.25, 0.105), pointed=0.12):
    long, wide, tall = (side * size * random.uniform(0.95, 1.06) for side in sides)
    seed, vertices, core = random.uniform(0, 99), [], []
    for i in range(ROWS):
        t = math.pi * i / (ROWS - 1)
        flat, out = math.copysign(abs(math.cos(t)) ** 0.62, math.cos(t)), math.sin(t) ** 0.72
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = math.cos(angle), math.sin(angle)
            edge = out * (1 + 0.07 * wobble((x * 1.3 + seed, y * 1.3, 0)) + 0.03 * wobble((x * 5 + seed, y * 5, flat)))
            place = (x * edge + seed, y * edge, flat)
            rough = (
                wobble([value * 7 for value in place])
                + 0.7 * wobble([value * 17 for value in place])
                + 0.5 * wobble([value * 34 for value in place])
            )
            swell = 1 + 0.02 * rough
            taper = 1 - pointed * x * x
            vertices.append(
                (
                    long * x * edge * swell,
                    wide * y * edge * swell * taper,
                    tall * flat * (1 + 0.12 * wobble((x * edge * 1.6 + seed, y * edge * 1.6, 9))) + 0.007 * size * rough,
                )
            )
            face = min(1, max(0, (abs(flat) - 0.5) / 0.4))
            core.append(0.3 + 0.32 * face + 0.3 * wobble((x * edge * 2.2 + seed, y * edge * 2.2, 4)) + 0.09 * rough)
    return values(mesh('patty', vertices, grid_faces(ROWS, COLUMNS, True), material), 'core', core)
