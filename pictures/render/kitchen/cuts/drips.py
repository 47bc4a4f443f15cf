"""Syrup that lies on a stack of pancakes and runs down its side in tongues."""

import math

from ..layout import grid_faces
from ..scene import mesh, wobble

ROWS, DOWN, COLUMNS, TONGUES = 24, 34, 240, 15


def build(material, random, size):
    radius, seed, vertices = 0.525 * size, random.uniform(0, 99), []
    tongues = [
        (math.tau * (k + random.uniform(-0.3, 0.3)) / TONGUES, random.uniform(0.03, 0.28), random.uniform(0.05, 0.1))
        for k in range(TONGUES)
    ]
    for i in range(ROWS + DOWN):
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = math.cos(angle), math.sin(angle)
            if i < ROWS:
                share = (i + 0.001) / ROWS
                away, height = radius * share, 0.016 + 0.004 * wobble((x * share * 3 + seed, y * share * 3, 0)) - 0.02 * share**8
            else:
                way = (i - ROWS) / (DOWN - 1)
                fall = 0.02 + max(long * math.exp(-((math.remainder(angle - at, math.tau) / wide) ** 4)) for at, long, wide in tongues)
                bead = 0.014 * math.exp(-(((way - 0.82) / 0.14) ** 2)) * min(1, fall / 0.1)
                away = radius + 0.012 * min(1, way * 4) + bead - 0.03 * max(0, way - 0.9) / 0.1
                height = -fall * size * way
            vertices.append((away * x, away * y, height))
    return mesh('drips', vertices, grid_faces(ROWS + DOWN, COLUMNS, True), material)
