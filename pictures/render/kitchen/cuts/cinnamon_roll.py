"""A cinnamon roll, risen between its neighbours: a spiral of dough with cinnamon in its groove."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble
from ..shapes.oblong import reach

ROWS, COLUMNS, TURNS = 90, 150, 3.2


def build(material, random, size):
    radius, tall, seed = 0.235 * size, 0.3 * size, random.uniform(0, 99)
    turned, vertices, core = random.uniform(0, math.tau), [], []
    for i in range(ROWS):
        share = (i + 0.01) / (ROWS - 1) * 1.12
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            square = min(1.06, 0.35 + 0.68 * reach(angle, 1, 1))
            out = min(share, 1)
            x, y = out * square * math.cos(angle), out * square * math.sin(angle)
            way = (out * TURNS + 0.06 * wobble((x * 2 + seed, y * 2, 0)) - (angle + turned) / math.tau) % 1
            groove = math.exp(-((min(way, 1 - way) / 0.13) ** 2)) * min(1, out * 5) * (out < 0.97)
            cloud = wobble((x * 2.4 + seed, y * 2.4, 5))
            dome = 0.82 + 0.24 * (1 - out**2) - 0.3 * max(0, (out - 0.86) / 0.14) ** 2
            height = dome + 0.05 * cloud - 0.22 * groove + 0.05 * math.sin(math.pi * way)
            if share > 1:
                height *= 1 - (share - 1) / 0.12
                x, y = x * (2 - share), y * (2 - share)
            vertices.append((radius * x, radius * y, tall * max(0, height)))
            ridge = 0.34 + 0.2 * math.sin(math.pi * way) + 0.1 * cloud + 0.06 * (1 - out)
            core.append(ridge * (1 - groove) + 1.0 * groove if share <= 1 else 0.1)
    return values(mesh('roll', vertices, grid_faces(ROWS, COLUMNS, True), material), 'core', core)
