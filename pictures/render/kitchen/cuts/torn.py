"""Meat pulled into strands that still hold together."""

import math

from ..scene import tubes, wobble

STRANDS, STEPS = 13, 14


def build(material, random, size):
    curves = []
    for _ in range(STRANDS):
        angle, reach, seed = random.uniform(0, math.tau), math.sqrt(random.random()), random.uniform(0, 99)
        side, up = 0.085 * reach * math.cos(angle), 0.05 * reach * math.sin(angle)
        start, end = -0.17 * random.uniform(0.6, 1.1), 0.17 * random.uniform(0.6, 1.1)
        curve = []
        for i in range(STEPS):
            t = i / (STEPS - 1)
            x = start + (end - start) * t
            spread = 1 + 21 * x * x
            point = (x, side * spread + 0.02 * wobble((x * 9, seed, 0)) + 0.9 * x * x, up + 0.016 * wobble((x * 9, seed, 5)))
            curve.append(([value * size for value in point], min(1, 0.35 + 4 * t, 0.35 + 4 * (1 - t)) * random.uniform(0.85, 1.1)))
        curves.append(curve)
    return tubes('torn', curves, 0.03 * size, material, 2)
