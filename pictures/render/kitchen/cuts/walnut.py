"""Half of a walnut kernel: two folded lobes and a cleft."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, values, wobble


def build(material, random, size):
    radius, seed, vertices, core = 0.125 * size, random.uniform(0, 99), [], []
    for i in range(29):
        t = math.pi * i / 28
        for j in range(48):
            angle = math.tau * j / 48
            x, y, z = math.cos(t) * 1.15, math.sin(t) * math.cos(angle) * 0.95, math.sin(t) * math.sin(angle)
            fold = wobble((x * 2.6 + seed, y * 2.6, z * 2.6)) + 0.5 * wobble((x * 5.5, y * 5.5 + seed, z * 5.5))
            cleft = math.exp(-((y / 0.16) ** 2)) * (1 - 0.4 * abs(x))
            swell = 1 + 0.34 * fold - 0.34 * cleft
            vertices.append((radius * x * swell, radius * y * swell, radius * z * swell * (0.72 if z > 0 else 0.3)))
            core.append(min(1, max(0, 0.55 + 0.9 * fold - 0.5 * cleft)))
    return rounded(values(mesh('walnut', vertices, grid_faces(29, 48, True), material), 'core', core))
