"""A stack of thin blini, each a little beside the others, with drooping edges."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

COUNT, COLUMNS, THICK = 13, 150, 0.021
PROFILE = [(i / 30 + 0.001, 1.0) for i in range(30)] + [(0.985, 1.0), (1.0, 0.6), (0.99, 0.1), (0.9, 0.0), (0.7, 0.0)]


def build(material, random, size):
    vertices, faces, core = [], [], []
    for k in range(COUNT):
        faces += grid_faces(len(PROFILE), COLUMNS, True, len(vertices))
        radius, seed = 0.72 * size * random.uniform(0.96, 1.03), random.uniform(0, 99)
        shift_x, shift_y = random.gauss(0, 0.016), random.gauss(0, 0.016)
        for share, height in PROFILE:
            for j in range(COLUMNS):
                x, y = math.cos(math.tau * j / COLUMNS), math.sin(math.tau * j / COLUMNS)
                away = radius * share * (1 + 0.025 * wobble((x * 1.5 + seed, y * 1.5, 0)) + 0.008 * wobble((x * 7 + seed, y * 7, 0)))
                droop = (0.5 * k / COUNT + 0.35) * 0.055 * share**7 * (1 + 0.9 * wobble((x * 2 + seed, y * 2, 4)))
                ripple = 0.007 * wobble((x * share * 3 + seed, y * share * 3, 2)) + 0.006 * share**4 * wobble((x * 6 + seed, y * 6, 5))
                vertices.append((away * x + shift_x, away * y + shift_y, size * (k * 1.12 * THICK + height * THICK - droop + ripple)))
                core.append(
                    0.4
                    + 0.36 * wobble((x * share * 4.5 + seed, y * share * 4.5, 1))
                    + 0.34 * max(0, wobble((x * share * 9 + seed, y * share * 9, 8)))
                    + 0.3 * (share > 0.95) * (height > 0.5)
                    - 0.2 * (height < 0.7)
                )
    return values(mesh('blini', vertices, faces, material), 'core', core)
