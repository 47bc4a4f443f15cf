"""A baked apple without its core: streaked, wrinkled skin (`core`) around an opening."""

import math

from ..layout import grid_faces, smooth_profile
from ..scene import mesh, rounded, values, wobble
from ..shapes.around import around

OUTSIDE = [(0.001, 0.12), (0.4, 0.02), (0.62, 0.05), (0.9, 0.36), (1.0, 0.78), (0.94, 1.16), (0.76, 1.4), (0.6, 1.46), (0.5, 1.44)]
HOLLOW = [(0.45, 1.38), (0.42, 1.26), (0.3, 1.2), (0.001, 1.18)]
COLUMNS = 130


def build(material, random, size):
    radius, seed, vertices, core = 0.35 * size, random.uniform(0, 99), [], []
    profile = smooth_profile(OUTSIDE + HOLLOW)
    skin = (len(OUTSIDE) - 1) / (len(OUTSIDE + HOLLOW) - 1)
    for away, height, angle, share in around(profile, COLUMNS):
        x, y = math.cos(angle), math.sin(angle)
        out = away > 0.3 and share < skin
        wrinkle = (abs(wobble((x * 6 + seed, y * 6, height * 2.2))) + 0.5 * abs(wobble((x * 13, y * 13 + seed, height * 5)))) * out
        slump = 1 + 0.06 * wobble((x * 1.2 + seed, y * 1.2, height)) + 0.02 * math.cos(5 * angle)
        away *= slump * (1 - 0.075 * wrinkle)
        vertices.append((radius * away * x, radius * away * y, radius * (height + 0.05 * wobble((x + seed, y, 5)))))
        streak = 0.2 * wobble((x * 9 + seed, y * 9, height * 0.7)) + 0.12 * wobble((x * 22, y * 22 + seed, height))
        blush = 0.62 + 0.25 * wobble((x * 0.8 + seed, y * 0.8, 7)) + streak - 0.14 * max(0, height - 1.1) + 0.2 * wrinkle
        core.append(max(0.32, blush) if share < skin else 0.08 + 0.1 * wobble((x * 5 + seed, y * 5, height * 4)))
    return rounded(values(mesh('apple', vertices, grid_faces(len(profile), COLUMNS, True), material), 'core', core))
