"""A thin swirl of cream poured on a thick soup."""

import math

from ..scene import tubes


def build(material, random, size):
    curve = []
    for i in range(150):
        t = i / 149
        radius = size * (0.12 + 0.36 * t) * (1 + 0.06 * math.sin(t * 23))
        angle = t * math.tau * 1.7
        thickness = (0.6 + 0.5 * math.sin(t * 11 + 1) ** 2) * min(1, t / 0.04 + 0.1, (1 - t) / 0.12 + 0.05)
        curve.append(((radius * math.cos(angle), radius * math.sin(angle), -0.008), thickness))
    return tubes('swirl', [curve], 0.03 * size, material, 4)
