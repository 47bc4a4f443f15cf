"""Ribbed stalks with a flat hollow side, cut at both ends: `core` is below 0.5 on the cut, above on the skin."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

SIDES, INWARD = 90, (0.001, 0.3, 0.6, 0.85, 0.97)


def ribbed(material, random, long, radius, steps=24):
    seed, bend = random.uniform(0, 99), random.uniform(-0.12, 0.12)
    rows = [(0.0, share) for share in INWARD] + [(i / steps, 1.0) for i in range(steps + 1)] + [(1.0, share) for share in INWARD[::-1]]
    vertices, core = [], []
    for t, share in rows:
        for j in range(SIDES):
            angle = math.tau * j / SIDES
            y, z = math.cos(angle), 0.72 * math.sin(angle)
            z -= 0.55 * math.exp(-((y / 0.5) ** 2)) * (z > 0)
            rib = 1 + 0.035 * math.cos(18 * angle) + 0.05 * wobble((t * 3 + seed, y, z))
            x = long * (t - 0.5)
            vertices.append((x, radius * share * rib * y * (1.15 - 0.2 * t) + bend * long * (t - 0.5) ** 2 * 4, radius * share * rib * z))
            skin = 0.98 - 0.3 * t * (long > 5 * radius) + 0.06 * math.cos(18 * angle)
            core.append(skin if share == 1 else 0.35 * share)
    return values(mesh('stalk', vertices, grid_faces(len(rows), SIDES, True), material, crease=0.9), 'core', core)
