"""A whole head of garlic, stewed: cloves under a papery skin, the stalk cut off."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, values, wobble

ROWS, COLUMNS, CLOVES = 32, 120, 10


def build(material, random, size):
    radius, seed, vertices, core = 0.23 * size, random.uniform(0, 99), [], []
    for i in range(ROWS):
        t = i / (ROWS - 1)
        out = math.sin(math.pi * min(1, t * 1.02)) ** 0.75 * (1 - 0.25 * t) if t < 0.86 else 0.2 * (1 - (t - 0.86) / 0.14 * 0.9)
        height = 0.95 * (t - 0.4) + (0.2 * (t - 0.8) if t > 0.8 else 0)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            lobe = abs(math.sin(CLOVES / 2 * angle + 0.5 * math.sin(angle + seed)))
            swell = 1 + (0.2 * lobe**0.6 - 0.14) * math.sin(math.pi * min(1, t * 1.1))
            fold = 0.012 * wobble((math.cos(angle) * 9 + seed, math.sin(angle) * 9, t * 2))
            away = radius * out * (swell + fold)
            vertices.append((away * math.cos(angle), away * math.sin(angle), radius * height))
            core.append(0.35 + 0.4 * (1 - lobe) + 0.3 * wobble((math.cos(angle) * 2 + seed, math.sin(angle) * 2, t * 3)) + 0.3 * (t > 0.84))
    return rounded(values(mesh('garlic', vertices, grid_faces(ROWS, COLUMNS, True), material), 'core', core))
