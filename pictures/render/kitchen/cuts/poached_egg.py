"""A poached egg: a plump white with folds and a frayed skirt, through which the yolk shimmers on top."""

import math

from ..scene import wobble
from ..shapes.cake import cake, drum


def build(material, random, size, opened=0.0):
    """`opened` is the share of its radius to which a knife has laid it open, and farther towards -y."""
    radius, half, seed = 0.29 * size, 0.125 * size, random.uniform(0, 99)

    def point(share, height, x, y):
        up = height > 0
        fold = (1 - abs(wobble((x * 1.9 + seed, y * 1.9, height)))) ** 8
        skirt = max(0, 0.1 - height)
        edge = 1 + 0.1 * wobble((x * 1.2 + seed, y * 1.2, 0)) + skirt * (0.12 + 0.16 * wobble((x * 3.5, y * 3.5 + seed, height)))
        away = radius * share * (edge - 0.07 * fold * share)
        yolk = math.exp(-((share / 0.55) ** 4)) * up
        lips = opened * (1 + 0.25 * wobble((x * 2.6 + seed, y * 2.6, 4))) + 0.6 * opened * max(0, -y) ** 6
        crater = max(0, 1 - (share / lips) ** 4) if opened and up else 0
        top = height + 1 + 0.3 * yolk - 0.06 * fold * share - 0.55 * crater
        top += 0.05 * wobble((x * share * 2.5 + seed, y * share * 2.5, height))
        return (away * x, away * y, half * top), yolk

    return cake('poached', material, drum(0.6, 1.0, 44, 14), 150, point)
