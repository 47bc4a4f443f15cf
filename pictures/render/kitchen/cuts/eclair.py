"""Eclairs: a browned case (`core`) with chocolate on its back (`glaze`); one that is cut shows its `filling`."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 110, 96


def build(material, random, size, cut=False):
    radius, half, seed = 0.145 * size, 0.5 * size, random.uniform(0, 99)
    vertices, core, glaze, filling = [], [], [], []
    bend = random.uniform(-0.08, 0.08)

    def ring(x, share, into=0.0):
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            y, z = math.cos(angle), math.sin(angle)
            place = (x * 4 + seed, y * 0.8, z * 0.8)
            crack = 0.05 * wobble((x * 3 + seed, y * 5, z * 5)) + 0.03 * wobble((x * 14, y * 8 + seed, z * 8))
            swell = 1 + 0.05 * wobble(place) + crack
            edge = 0.3 + 0.16 * wobble((x * 6 + seed, y, 3)) + 0.09 * wobble((x * 15, y * 2 + seed, 4))
            end = max(0, abs(x) / half - 0.86) / 0.1
            covered = min(1, max(0, (z * min(1, share * 1.1) - edge - end) / 0.07)) if not into else 0
            if into:
                swell = 1
            away = radius * share * (swell * (1 - 0.75 * covered) + 1.06 * covered * (1 + 0.01 * wobble((x * 5 + seed, y * 2, z * 2))))
            away += 0.014 * size * covered * (into == 0)
            height = z * (0.82 if z > 0 else 0.66)
            vertices.append((x + into, away * y + bend * x * x / half, away * height))
            core.append(0.5 + 0.2 * z + 2.2 * crack + 0.12 * wobble((x * 7, y * 2 + seed, z * 2)))
            glaze.append(covered)
            filling.append(1.0 if into and share < 0.86 else 0.0)

    last = 0.0 if cut else half
    rows = [(-half * math.cos(math.pi * i / (ROWS - 1)), 1) for i in range(ROWS)]
    rows = [x for x, _ in rows if x <= last]
    for x in rows:
        ring(x, max(0.001, 1 - (abs(x) / half) ** 5) ** 0.5)
    count = len(rows)
    if cut:
        for share in (0.97, 0.9, 0.86, 0.84, 0.7, 0.5, 0.3, 0.001):
            dome = 0.05 * size * (1 - (share / 0.86) ** 2) if share < 0.86 else -0.008
            ring(rows[-1], share, dome + 0.001)
            count += 1
    thing = mesh('eclair', vertices, grid_faces(count, COLUMNS, True), material)
    for name, numbers in (('core', core), ('glaze', glaze), ('filling', filling)):
        values(thing, name, numbers)
    return thing
