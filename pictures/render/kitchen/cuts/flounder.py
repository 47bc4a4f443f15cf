"""A flounder without its head, fried whole: crisp and scored across, so that white flesh is seen; thin ribbed fins and a tail."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 150, 96
# Half of the width of the body along it, from the cut at the head to the end of the tail, and how much of that is fin.
OUTLINE = [
    (-1, 0.2),
    (-0.8, 0.31),
    (-0.45, 0.4),
    (-0.1, 0.38),
    (0.25, 0.27),
    (0.5, 0.14),
    (0.62, 0.085),
    (0.7, 0.09),
    (0.85, 0.16),
    (1, 0.21),
]
CUTS = (-0.52, -0.12, 0.26)


def build(material, random, size):
    seed, bend = random.uniform(0, 99), random.uniform(-0.06, 0.06)
    vertices, core, phases = [], [], []
    for i in range(ROWS):
        t = 2 * i / (ROWS - 1) - 1
        half, tail = _half(t), max(0, (t - 0.62) / 0.38)
        end = min(1, (1.002 + t) / 0.03) ** 0.5 * min(1, (1.002 - t) / 0.02) ** 0.5
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            c, s = math.cos(angle), math.sin(angle)
            across = math.copysign(abs(c) ** 0.8, c)
            fin = max(tail, max(0, abs(across) - 0.8) / 0.2 * (t < 0.55))
            ray = math.sin(60 * t + 9 * across) if tail == 0 else math.sin(24 * across)
            ragged = 1 + 0.05 * fin * ray + 0.06 * wobble((t * 3 + seed, math.copysign(1, c), 0))
            thick = 0.14 * (1 - 0.86 * tail) * max(0.12, (1 - abs(across) ** 2.2) ** 0.7) * min(1, 0.45 + half * 2)
            stray = t - 0.05 * wobble((across * 2 + seed, t, 5)) - 0.06 * across**2
            score = max(math.exp(-(((stray - cut) / 0.03) ** 2)) for cut in CUTS) * (s > 0) * max(0, 1 - (abs(across) / 0.8) ** 6)
            rough = 0.008 * wobble((t * 14 + seed, across * 8, s * 2)) + 0.004 * wobble((t * 34, across * 18 + seed, s * 2))
            z = (thick * math.copysign(abs(s) ** 0.6, s) + 0.012 * fin * ray + rough) * end - 0.05 * score * min(1, thick / 0.1)
            vertices.append((0.66 * t * size, (half * across * ragged * end + bend * t * t) * size, z * size))
            cloud = 0.16 * wobble((t * 3 + seed, across * 2, 0)) + 0.1 * wobble((t * 9 + seed, across * 5, 3))
            core.append((0.66 + cloud + 0.2 * fin * (1 + 0.4 * ray)) * (1 - score) - 0.3 * score)
            phases.append(8 * across + 3 * t)
    faces = grid_faces(ROWS, COLUMNS, True)
    faces += [tuple(range(COLUMNS - 1, -1, -1)), tuple(range((ROWS - 1) * COLUMNS, ROWS * COLUMNS))]
    return values(values(mesh('flounder', vertices, faces, material), 'core', core), 'flake', phases)


def _half(t):
    for (t0, w0), (t1, w1) in zip(OUTLINE, OUTLINE[1:]):
        if t <= t1:
            share = (t - t0) / (t1 - t0)
            return w0 + (w1 - w0) * share * share * (3 - 2 * share)
    return OUTLINE[-1][1]
