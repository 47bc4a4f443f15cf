"""A rectangular baking dish of glazed ceramic, with a lip at both ends."""

import math

from ..layout import grid_faces, smooth_profile
from ..scene import link, mesh, rounded, values
from ..shapes.oblong import reach
from .bowl import glaze

LEVEL, SURFACE, MIDDLE = 0.3, 1.0, 0.36
LONG, WIDE = 0.93, 0.68
# The share of the edge, and the height.
OUTSIDE = [(0.001, 0.05), (0.8, 0.05), (0.87, 0.07), (0.95, 0.24), (1.03, 0.4), (1.07, 0.42)]
INSIDE = [(1.065, 0.442), (1.02, 0.442), (0.99, 0.41), (0.95, 0.24), (0.86, 0.12), (0.7, 0.1), (0.001, 0.1)]
SIDES = 144


def build(description):
    profile, vertices, rim = smooth_profile(OUTSIDE + INSIDE), [], []
    top = max(height for _, height in profile)
    for share, height in profile:
        for i in range(SIDES):
            angle = math.tau * i / SIDES
            lip = 1 + 0.1 * math.exp(-((math.sin(angle) / 0.22) ** 2)) * min(1, max(0, (height - 0.36) / 0.05)) * (share > 1.03)
            away = share * reach(angle, LONG, WIDE)
            vertices.append((away * math.cos(angle) * lip, away * math.sin(angle), height))
            rim.append(max(0, 1 - abs(height - top) / 0.1))
    link(rounded(values(mesh('dish', vertices, grid_faces(len(profile), SIDES, True), glaze(description)), 'rim', rim)))
