"""Small whole mushrooms on their side: a round cap with a rolled rim over a short stem; `core` is high at the cap."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

COLUMNS = 56
# Height, radius, how much of the cap's colour.
CAP = [(0.62 + 0.42 * math.sin(a), 0.66 * math.cos(a) ** 0.8 + 0.001, 0.9) for a in (math.pi / 2 * (1 - k / 12) for k in range(12))]
REST = [(0.55, 0.67, 0.9), (0.48, 0.62, 0.75), (0.47, 0.5, 0.6), (0.54, 0.34, 0.5)]
STEM = [(0.5, 0.24, 0.3), (0.2, 0.22, 0.2), (-0.2, 0.22, 0.2), (-0.5, 0.26, 0.25), (-0.56, 0.2, 0.4), (-0.57, 0.001, 0.4)]


def build(material, random, size, stem=1.0, thin=1.0):
    radius, seed, bend = 0.2 * size * random.uniform(0.85, 1.15), random.uniform(0, 99), random.uniform(-0.3, 0.3)
    profile, vertices, core = CAP + REST + [(height, out * thin, brown) for height, out, brown in STEM], [], []
    for height, out, brown in profile:
        along = height if height > 0.4 else 0.4 + (height - 0.4) * stem
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            c, s = math.cos(angle), math.sin(angle)
            away = radius * out * (1 + 0.09 * wobble((c * 1.3 + seed, s * 1.3, height)))
            vertices.append((radius * along, away * c + radius * bend * (along - 0.5) ** 2, away * s))
            core.append(brown + 0.2 * wobble((c * 2 + seed, s * 2, height * 3)))
    return values(mesh('mushroom', vertices, grid_faces(len(profile), COLUMNS, True), material), 'core', core)
