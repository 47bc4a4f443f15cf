"""Zefir: two piped halves, ridged and twisted by the nozzle, stuck together by their flat sides."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, wobble

ROWS, COLUMNS, RIDGES, COILS = 90, 160, 8, 1.5


def build(material, random, size):
    radius, seed, twist, vertices = 0.3 * size * random.uniform(0.96, 1.04), random.uniform(0, 99), random.uniform(0.5, 0.8), []
    for i in range(ROWS):
        t = math.pi * i / (ROWS - 1)
        z, out = math.cos(t), math.sin(t) ** 0.72
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            up = abs(z)
            lobe = abs(math.cos(RIDGES / 2 * (angle + twist * up * math.copysign(1, z)))) ** 0.7
            coil = abs(math.cos(math.pi * (COILS * up + angle / math.tau * math.copysign(1, z)))) ** 0.6
            seam = math.exp(-((z / 0.05) ** 2))
            x, y = math.cos(angle), math.sin(angle)
            uneven = 0.03 * wobble((x + seed, y, z))
            away = radius * out * (0.72 + 0.26 * lobe * min(1, out * 1.5) * (1 if z > 0 else 0.6) + 0.05 * coil - 0.08 * seam + uneven)
            peak = 0.12 * math.exp(-((out / 0.16) ** 2)) * (z > 0)
            lean = 0.05 * radius * math.exp(-((out / 0.25) ** 2)) * (z > 0)
            flat = 0.72 if z > 0 else 0.6
            vertices.append((away * x + lean, away * y, radius * (math.copysign(up**0.9, z) * flat + peak + 0.03 * coil * z)))
    return rounded(mesh('zefir', vertices, grid_faces(ROWS, COLUMNS, True), material))
