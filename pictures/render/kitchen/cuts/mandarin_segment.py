"""Segments of mandarins: crescents, thick at their round side, with pale threads along the thin one."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 40, 36


def build(material, random, size):
    radius, seed, vertices, core = 0.24 * size * random.uniform(0.92, 1.06), random.uniform(0, 99), [], []
    for i in range(ROWS):
        t = 2 * i / (ROWS - 1) - 1
        angle, full = 1.35 * t, max(0.02, 1 - abs(t) ** 2.6) ** 0.5
        for j in range(COLUMNS):
            turn = math.tau * j / COLUMNS
            across = (1 - math.cos(turn)) / 2
            thick = 0.5 * radius * full * math.sin(turn) * (0.25 + 0.75 * across)
            away = radius * (0.2 + 0.1 * abs(t) + (0.8 * full - 0.1 * abs(t)) * across)
            thick += 0.012 * size * wobble((t * 5 + seed, across * 5, math.sin(turn)))
            vertices.append((away * math.sin(angle), away * math.cos(angle) - 0.55 * radius, thick))
            thread = 0.38 * max(0, wobble((t * 3 + seed, across * 9, math.copysign(4, thick)))) ** 0.7 if across < 0.9 else 0
            core.append(min(1, 0.3 + thread + 0.7 * max(0, 0.16 - across) / 0.16))
    return values(mesh('mandarin', vertices, grid_faces(ROWS, COLUMNS, True), material), 'core', core)
