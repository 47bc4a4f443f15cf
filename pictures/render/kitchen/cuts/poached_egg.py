"""A poached egg: a plump white with soft folds, through which the yolk shimmers on top."""

import math

from ..scene import wobble
from ..shapes.cake import cake, drum


def build(material, random, size):
    radius, half, seed = 0.27 * size, 0.115 * size, random.uniform(0, 99)

    def point(share, height, x, y):
        edge = share * (1 + 0.09 * wobble((x * 1.3 + seed, y * 1.3, 0)) + 0.03 * wobble((x * 3.4 + seed, y * 3.4, height)))
        fold = 0.06 * wobble((x * share * 3 + seed, y * share * 3, height)) * share
        yolk = math.exp(-((share / 0.5) ** 4)) * (height > 0)
        skirt = 1 + 0.22 * max(0, -height) ** 2
        return (radius * edge * skirt * x, radius * edge * skirt * y, half * (height + 1 + 0.55 * yolk + fold)), 0.5 - 0.07 * yolk

    return cake('poached', material, drum(0.6, 1.0), 110, point)
