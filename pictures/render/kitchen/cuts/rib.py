"""A smoked rib: meat around a bone that sticks out at both ends."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble


def build(material, random, size):
    rows, columns, seed, vertices, core = 70, 36, random.uniform(0, 99), [], []
    for i in range(rows):
        t = i / (rows - 1)
        # How far inside the meat, from 0 at its ends to 1.
        inside = min(1, max(0, min(t - 0.13, 0.72 - t) / 0.07)) ** 0.5
        for j in range(columns):
            angle = math.tau * j / columns
            way = (math.cos(angle), math.sin(angle))
            bone = 0.038 * min(1, (min(t, 1 - t) / 0.03) ** 0.5 + 0.02) * (1 + 0.35 * max(0, t - 0.88) / 0.12)
            lumps = 1 + 0.3 * wobble((way[0] * 1.2 + seed, way[1] * 1.2, t * 3)) + 0.1 * wobble((way[0] * 5 + seed, way[1] * 5, t * 9))
            thick = bone + inside * (0.078 * lumps - 0.02)
            x = (t - 0.5) * 0.66 + 0.03 * inside * wobble((way[0] * 3, way[1] * 3, seed))
            vertices.append((x * size, thick * size * way[0] * 1.15, (thick * way[1] * 0.8 + 0.05 * math.sin(math.pi * t)) * size))
            crust = 0.5 + 0.35 * way[1] + 0.3 * wobble((t * 5, way[0] * 2, seed)) + 0.25 * wobble((t * 3, way[0] * 9, seed))
            core.append(0.0 if inside < 0.25 else 0.3 + 0.7 * min(1, max(0, crust)))
    return values(mesh('rib', vertices, grid_faces(rows, columns, True), material), 'core', core)
