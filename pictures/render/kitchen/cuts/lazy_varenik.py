"""Lazy vareniki: soft cushions of curd dough, cut aslant, with the dent of a thumb."""

import math

from ..scene import wobble
from ..shapes.cake import cake, drum


def build(material, random, size):
    long, wide, half = 0.21 * size * random.uniform(0.92, 1.1), 0.17 * size * random.uniform(0.95, 1.06), 0.075 * size
    seed, slant = random.uniform(0, 99), random.uniform(0.3, 0.55)

    def point(share, height, x, y):
        reach = (abs(x) ** 3.4 + abs(y) ** 3.4) ** (-1 / 3.4) * (1 + 0.06 * wobble((x * 1.6 + seed, y * 1.6, 0)))
        px, py = long * share * reach * x, wide * share * reach * y
        dent = 0.4 * math.exp(-((px / long) ** 2 + (py / wide) ** 2) / 0.16) * (height > 0)
        lump = 0.06 * wobble((px * 8 / size + seed, py * 8 / size, height)) + 0.015 * wobble(
            (px * 24 / size, py * 24 / size + seed, height)
        )
        return (px + slant * py, py, half * (height + 1 - dent + lump)), 0.5 + 0.5 * height

    return cake('varenik', material, drum(0.5, 1.0), 90, point)
