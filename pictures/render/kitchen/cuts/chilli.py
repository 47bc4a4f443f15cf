"""A whole chilli: long, pointed, a little bent, with its stalk."""

import math

from ..scene import mesh, values, wobble
from ..shapes.sweep import ellipse, sweep

STEPS, SIDES = 48, 20


def build(material, random, size):
    long, thick, bow, seed = 0.78 * size, 0.062 * size, random.uniform(0.25, 0.5), random.uniform(0, 99)
    way, core = [], []
    for i in range(STEPS):
        t = i / (STEPS - 1)
        way.append((long * (t - 0.5), bow * long * (t - 0.5) ** 2 + 0.02 * wobble((t * 4 + seed, 0, 0)), 0.02 * size * math.sin(4 * t)))
        core += [1.0] * SIDES

    def section(i):
        t = i / (STEPS - 1)
        width = thick * min(1, 0.5 + 3 * t) * (1 - max(0, (t - 0.25) / 0.75) ** 1.4) + 0.003
        return ellipse(width * (1 + 0.1 * wobble((t * 7 + seed, 3, 0))), width, SIDES)

    vertices, faces = sweep(way, section)
    return values(mesh('chilli', vertices, faces + [tuple(range(SIDES - 1, -1, -1))], material), 'core', core)
