"""A low roasting tin of dark enamel, with rounded corners and a rolled rim."""

import math

from ..layout import grid_faces, smooth_profile
from ..scene import link, mesh, rounded, values
from ..shapes.oblong import reach
from .bowl import glaze

LEVEL, SURFACE, MIDDLE = 0.1, 0.9, 0.34
LONG, WIDE, SIDES = 1.02, 0.76, 144
# The share of the edge, and the height.
OUTSIDE = [(0.001, 0.03), (0.84, 0.03), (0.9, 0.05), (0.96, 0.16), (1.0, 0.25), (1.04, 0.255)]
INSIDE = [(1.04, 0.275), (0.99, 0.275), (0.965, 0.25), (0.92, 0.13), (0.87, 0.085), (0.7, 0.08), (0.001, 0.08)]


def build(description):
    profile, vertices, rim = smooth_profile(OUTSIDE + INSIDE), [], []
    for share, height in profile:
        for i in range(SIDES):
            angle = math.tau * i / SIDES
            away = share * reach(angle, LONG, WIDE)
            vertices.append((away * math.cos(angle), away * math.sin(angle), height))
            rim.append(1.0 if share > 0.985 and height > 0.24 else 0.0)
    link(rounded(values(mesh('tin', vertices, grid_faces(len(profile), SIDES, True), glaze(description)), 'rim', rim)))
