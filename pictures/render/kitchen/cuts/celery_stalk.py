"""A stalk of celery, lying, the broad base at the left: hollow on one side, ribbed on the other."""

import math

from ..layout import grid_faces
from ..scene import mesh, values

STEPS, SIDES = 50, 64


def build(material, random, size, long=1.6, arc=3.4):
    bend, vertices, core, count = random.uniform(-0.04, 0.08), [], [], SIDES * 2
    long *= size
    for i in range(STEPS):
        t = i / (STEPS - 1)
        wide = size * (0.15 - 0.06 * t * min(1, long / size))
        for j in range(count):
            outside, k = j < SIDES, j % SIDES
            u = k / (SIDES - 1) - 0.5 if outside else 0.5 - k / (SIDES - 1)
            angle = arc * u - math.pi / 2
            away = wide * (1 + 0.025 * math.cos(44 * u)) if outside else wide * (0.52 + 0.36 * (2 * abs(u)) ** 2)
            x = long * (t - 0.5)
            vertices.append((x, away * math.cos(angle) + bend * x * x, away * math.sin(angle) + 0.06 * size * t))
            core.append(0.1 + 0.6 * t + 0.2 * (outside and math.cos(44 * u) > 0))
    ends = [tuple(range(count - 1, -1, -1)), tuple(range((STEPS - 1) * count, STEPS * count))]
    for k in range(count):
        core[k] = core[-1 - k] = 0.0
    return values(mesh('celery', vertices, grid_faces(STEPS, count, True) + ends, material, crease=0.8), 'core', core)
