"""Lazy vareniki: soft cushions of curd dough, cut aslant off a roll, with the dent of a finger that holds the sauce."""

import math

from ..scene import wobble
from ..shapes.cake import cake, drum


def build(material, random, size):
    long, wide, half = 0.18 * size * random.uniform(0.92, 1.1), 0.13 * size * random.uniform(0.95, 1.06), 0.11 * size
    seed, slant = random.uniform(0, 99), random.uniform(0.2, 0.4)

    def point(share, height, x, y):
        reach = (abs(x) ** 3 + abs(y) ** 3) ** (-1 / 3) * (1 + 0.06 * wobble((x * 1.4 + seed, y * 1.4, 0)))
        px, py = long * share * reach * x, wide * share * reach * y
        dent = 0.5 * math.exp(-((px / long) ** 2 + (py / wide) ** 2) / 0.16) * (height > 0)
        lump = 0.1 * wobble((px * 7 / size + seed, py * 7 / size, height))
        return (px + slant * py, py, half * (height * (1 + lump) - dent)), 0.5 + 0.5 * height

    return cake('varenik', material, drum(0.95, 1.0), 90, point)
