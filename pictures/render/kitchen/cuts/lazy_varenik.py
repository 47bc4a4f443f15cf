"""Lazy vareniki: plump cushions of curd dough, cut aslant off a roll, with the dent of a thumb."""

import math

from ..scene import wobble
from ..shapes.cake import cake, drum


def build(material, random, size):
    long, wide, half = 0.17 * size * random.uniform(0.92, 1.1), 0.135 * size * random.uniform(0.95, 1.06), 0.085 * size
    seed, slant = random.uniform(0, 99), random.uniform(0.25, 0.5)

    def point(share, height, x, y):
        reach = (abs(x) ** 4 + abs(y) ** 4) ** (-1 / 4) * (1 + 0.05 * wobble((x * 1.4 + seed, y * 1.4, 0)))
        px, py = long * share * reach * x, wide * share * reach * y
        dent = 0.42 * math.exp(-((px / long) ** 2 + (py / wide) ** 2) / 0.2) * (height > 0)
        lump = 0.05 * wobble((px * 9 / size + seed, py * 9 / size, height)) + 0.02 * wobble(
            (px * 26 / size, py * 26 / size + seed, height * 2)
        )
        return (px + slant * py, py, half * (height * (1 + lump) - dent)), 0.5 + 0.5 * height

    return cake('varenik', material, drum(0.6, 1.0), 90, point)
