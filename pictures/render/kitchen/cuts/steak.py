"""The uncut part of a grilled steak: a crusted slab, cut straight through at one end."""

import math

from ..scene import mesh, values, wobble

COLUMNS = 140
# Up the side and over the top: share of the outline, height.
PROFILE = [(0.0, -0.5), (0.9, -0.5), (0.97, -0.42), (1.0, -0.2), (1.01, 0.0), (1.0, 0.2), (0.97, 0.42), (0.93, 0.49)]
PROFILE += [(0.93 - 0.93 * i / 24, 0.5) for i in range(1, 25)]
BANDS = 5.5


def build(material, random, size):
    long, wide, tall, seed = 0.46 * size, 0.36 * size, 0.17 * size, random.uniform(0, 99)
    vertices, core, faces = [], [], []
    for share, height in PROFILE:
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            c, s = math.cos(angle), math.sin(angle)
            edge = share * (1 + 0.08 * wobble((c * 1.2 + seed, s * 1.2, 0)) + 0.015 * wobble((c * 8 + seed, s * 8, height)))
            x, y = min(long * 0.72, long * math.copysign(abs(c) ** 0.8, c) * edge), wide * math.copysign(abs(s) ** 0.8, s) * edge
            dome = 0.03 * size * wobble((x * 5 + seed, y * 5, 2)) + 0.008 * size * wobble((x * 26, y * 26 + seed, height * 3))
            vertices.append((x, y, height * tall + dome))
            cut = x >= long * 0.715
            band = 0.5 + 0.5 * math.cos((x + 0.5 * y) / size * BANDS * math.tau)
            top = 0.66 + 0.3 * (band > 0.82) + 0.2 * wobble((x * 4, y * 4, seed))
            depth = min(1, abs(height) * 2) ** 3
            core.append(0.1 + 0.75 * depth if cut and share > 0.8 else 0.6 if abs(height) < 0.4 else top)
    count = COLUMNS
    faces = [
        (i * count + j, i * count + (j + 1) % count, (i + 1) * count + (j + 1) % count, (i + 1) * count + j)
        for i in range(len(PROFILE) - 1)
        for j in range(count)
    ]
    return values(mesh('steak', vertices, faces, material, crease=0.8), 'core', core)
