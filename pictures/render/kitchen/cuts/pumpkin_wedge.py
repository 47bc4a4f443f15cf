"""A baked crescent of pumpkin: soft cut faces, browned along the edges, skin outside."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, values, wobble

STEPS, SIDES = 60, 32


def build(material, random, size):
    bow, arc, seed = 0.5 * size * random.uniform(0.94, 1.06), random.uniform(1.9, 2.3), random.uniform(0, 99)
    vertices, core = [], []
    for i in range(STEPS):
        t = i / (STEPS - 1)
        along, narrow = arc * (t - 0.5), max(0.02, math.sin(math.pi * min(0.985, max(0.015, t)))) ** 0.55
        for j in range(SIDES):
            turn = math.tau * j / SIDES
            c, s = math.cos(turn), math.sin(turn)
            # Widest at the skin, an edge towards the seeds.
            inward = 0.5 - 0.5 * math.copysign(abs(c) ** 0.7, c)
            out = bow - 0.235 * size * narrow * inward
            tall = 0.105 * size * narrow**0.6 * math.copysign(abs(s) ** 0.55, s) * (1 - 0.62 * inward)
            rough = wobble((along * 5 + seed, c * 2, s * 2)) + 0.5 * wobble((along * 15 + seed, c * 5, s * 5))
            out, tall = out + 0.012 * size * rough, tall + 0.01 * size * rough
            vertices.append((out * math.sin(along), out * math.cos(along) - bow * 0.78, tall))
            edge = math.exp(-(((inward - 0.1) / 0.08) ** 2)) + 0.7 * max(0, inward - 0.82) / 0.18
            brown = (
                0.2 + 0.3 * wobble((along * 3 + seed, c * 2, s)) + 0.14 * rough + 0.42 * edge * abs(s) ** 0.3 + 0.5 * max(0, 0.5 - narrow)
            )
            core.append(1.0 if inward < 0.06 else min(0.82, brown))
    ends = [tuple(range(SIDES - 1, -1, -1)), tuple(range((STEPS - 1) * SIDES, STEPS * SIDES))]
    return rounded(values(mesh('pumpkin', vertices, grid_faces(STEPS, SIDES, True) + ends, material), 'core', core))
