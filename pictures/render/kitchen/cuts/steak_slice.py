"""A slice of a steak: rosy in the middle, browned towards its faces, a dark crust."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

COUNT = 80
# Share of the outline and height: over the upper face, down the crust, under the slice.
RINGS = [(i / 16, 0.5) for i in range(16)] + [(0.985, 0.46), (1.0, 0.3), (1.0, -0.3), (0.985, -0.5), (0.5, -0.5), (0.0, -0.5)]


def build(material, random, size):
    seed, long, tall, thick = random.uniform(0, 99), 0.38 * size, 0.155 * size, 0.1 * size
    vertices, core = [], []
    for share, height in RINGS:
        share = max(share, 0.001)
        for j in range(COUNT):
            angle = math.tau * j / COUNT
            c, s = math.cos(angle), math.sin(angle)
            x, y = long * math.copysign(abs(c) ** 0.7, c), tall * math.copysign(abs(s) ** 0.55, s) * (1 - 0.16 * c)
            edge = share * (1 + 0.05 * wobble((c * 1.6 + seed, s * 1.6, 0)))
            grain = 0.008 * size * wobble((x * 9 * share + seed, y * 14 * share, 1)) if height > 0 else 0
            vertices.append((x * edge, y * edge, height * thick + grain))
            core.append(min(1, max(0, share**5 + 0.08 * wobble((x * share * 5 + seed, y * share * 5, 2)))))
    return values(mesh('slice', vertices, grid_faces(len(RINGS), COUNT, True), material, crease=0.9), 'core', core)
