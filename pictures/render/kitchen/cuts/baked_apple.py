"""A baked apple without its core: streaked, wrinkled skin (`core`) around an opening; honey, below 0, has run down from there."""

import math

from ..layout import grid_faces, smooth_profile
from ..scene import mesh, rounded, values, wobble
from ..shapes.around import around

OUTSIDE = [(0.001, 0.12), (0.36, 0.02), (0.58, 0.06), (0.85, 0.36), (1.0, 0.84), (0.97, 1.14), (0.82, 1.38), (0.64, 1.47), (0.5, 1.44)]
HOLLOW = [(0.46, 1.4), (0.42, 1.34), (0.36, 1.28), (0.001, 1.26)]
COLUMNS = 150


def build(material, random, size):
    radius, seed, vertices, core = 0.35 * size, random.uniform(0, 99), [], []
    profile = smooth_profile(OUTSIDE + HOLLOW, 9)
    skin = (len(OUTSIDE) - 1) / (len(OUTSIDE + HOLLOW) - 1)
    for away, height, angle, share in around(profile, COLUMNS):
        x, y = math.cos(angle), math.sin(angle)
        out = away > 0.3 and share < skin
        run = 0.04 + 1.9 * max(0, wobble((x * 2.6 + seed, y * 2.6, 3)) - 0.16)
        honey = out * min(1, max(0, (height - 1.46 + run) / 0.07)) if height > 0.5 else 0
        wrinkle = (0.6 * abs(wobble((x * 5 + seed, y * 5, height * 3))) + 0.6 * abs(wobble((x * 11, y * 11 + seed, height * 8)))) * out
        slump = 1 + 0.07 * wobble((x * 1.2 + seed, y * 1.2, height)) + 0.02 * math.cos(5 * angle)
        away *= slump * (1 - 0.05 * wrinkle * (1 - honey)) + 0.025 * honey
        vertices.append((radius * away * x, radius * away * y, radius * (height + 0.06 * wobble((x + seed, y, 5)) + 0.012 * honey)))
        streak = 0.16 * wobble((x * 9 + seed, y * 9, height * 0.7)) + 0.1 * wobble((x * 22, y * 22 + seed, height))
        blush = 0.56 + 0.3 * wobble((x * 0.8 + seed, y * 0.8, 7)) + streak - 0.2 * max(0, height - 1.1) + 0.2 * wrinkle
        flesh = 0.18 + 0.1 * wobble((x * 5 + seed, y * 5, height * 4))
        core.append(-0.6 if honey > 0.5 else max(0.36, blush) if share < skin else flesh)
    return rounded(values(mesh('apple', vertices, grid_faces(len(profile), COLUMNS, True), material), 'core', core))
