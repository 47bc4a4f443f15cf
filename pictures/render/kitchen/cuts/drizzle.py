"""Honey, syrup or juice that has run: a smooth sheet with a rounded edge, to be draped over what lies there."""

import math

from ..scene import wobble
from ..shapes.cake import cake

PROFILE = [((i + 0.001) / 30, 1) for i in range(31)] + [(1.0, 0), (0.001, 0)]


def build(material, random, size):
    radius, seed, turn = 0.3 * size, random.uniform(0, 99), random.uniform(0, math.tau)

    def point(share, height, x, y):
        runs = 0.35 * max(0, math.cos(math.atan2(y, x) + turn)) ** 6
        away = radius * share * (0.85 + 0.3 * wobble((x * 1.3 + seed, y * 1.3, 0)) + 0.12 * wobble((x * 3 + seed, y * 3, 5)) + runs)
        top = 0.02 * (1 - share**5) * size**0.5 + 0.003 if height else -0.01
        return (away * x, away * y, top), share

    return cake('drizzle', material, PROFILE, 110, point)
