"""Dried apricots: flat wrinkled rounds with a dimple and a thick rim."""

import math

from ..scene import wobble
from ..shapes.cake import cake, drum


def build(material, random, size):
    radius, half, oval, seed = 0.16 * size, 0.034 * size, random.uniform(1.0, 1.25), random.uniform(0, 99)

    def point(share, height, x, y):
        fold = abs(wobble((x * share * 2.2 + seed, y * share * 2.2, 0))) + 0.5 * abs(wobble((x * share * 5 + seed, y * share * 5, 2)))
        edge = share * (1 + 0.09 * wobble((x * 1.4 + seed, y * 1.4, 0)) - 0.05 * fold)
        rim = 0.9 * math.exp(-(((share - 0.78) / 0.22) ** 2)) - 0.5 * math.exp(-((share / 0.3) ** 2))
        bend = 0.05 * size * wobble((x * share + seed, y * share, 5))
        return (radius * oval * edge * x, radius * edge * y, half * (height * (1 + rim) - 0.9 * fold * (height > 0)) + bend), share

    return cake('apricot', material, drum(0.3, 1.0, 18, 6), 72, point)
