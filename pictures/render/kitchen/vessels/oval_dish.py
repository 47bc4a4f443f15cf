"""An oval baking dish of glazed ceramic with a handle at each end."""

import math

from ..layout import grid_faces, smooth_profile
from ..scene import link, mesh, rounded, tubes, values
from .bowl import glaze

LEVEL, SURFACE, MIDDLE = 0.24, 0.9, 0.34
LONG, WIDE, POWER = 0.95, 0.7, 2.5
# The share of the edge, and the height.
OUTSIDE = [(0.001, 0.04), (0.72, 0.04), (0.8, 0.06), (0.92, 0.2), (1.02, 0.34), (1.05, 0.37)]
INSIDE = [(1.045, 0.392), (1.01, 0.392), (0.985, 0.36), (0.93, 0.22), (0.82, 0.11), (0.66, 0.09), (0.001, 0.09)]
SIDES = 144


def build(description):
    profile, vertices, rim, material = smooth_profile(OUTSIDE + INSIDE), [], [], glaze(description)
    top = max(height for _, height in profile)
    for share, height in profile:
        for i in range(SIDES):
            c, s = math.cos(math.tau * i / SIDES), math.sin(math.tau * i / SIDES)
            away = share * (abs(c / LONG) ** POWER + abs(s / WIDE) ** POWER) ** (-1 / POWER)
            vertices.append((away * c, away * s, height))
            rim.append(max(0, 1 - abs(height - top) / 0.1))
    link(rounded(values(mesh('dish', vertices, grid_faces(len(profile), SIDES, True), material), 'rim', rim)))
    for side in (-1, 1):
        curve = []
        for i in range(13):
            angle = math.pi * (i / 12 - 0.5)
            curve.append(((side * (0.95 + 0.13 * math.cos(angle)), 0.2 * math.sin(angle), 0.345), 1))
        link(tubes('handle', [curve], 0.034, material, 4))
