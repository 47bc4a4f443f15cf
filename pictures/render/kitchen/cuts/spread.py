"""Mashed avocado on a slice of bread: lumpy, with the furrows of a fork."""

import math

from ..scene import wobble
from ..shapes.cake import cake

PROFILE = [((i + 0.001) / 40, 1) for i in range(41)] + [(1.0, 0), (0.001, 0)]


def build(material, random, size):
    seed = random.uniform(0, 99)

    def point(share, height, x, y):
        reach = (abs(x) ** 4 + abs(y) ** 4) ** -0.25 * (
            1 + 0.07 * wobble((x * 2.4 + seed, y * 2.4, 0)) + 0.03 * wobble((x * 7 + seed, y * 7, 0))
        )
        px, py = 0.42 * share * reach * x, 0.4 * share * reach * y
        furrow = abs(math.sin(px * 21 + 5 * py + 2 * wobble((px * 3 + seed, py * 3, 0))))
        lump = 0.03 * wobble((px * 9 + seed, py * 9, 2)) + 0.016 * wobble((px * 22, py * 22 + seed, 4))
        top = (0.04 + 0.018 * furrow + lump) * (1 - share**10) if height else -0.01
        return (size * px, size * py, size * top), share

    return cake('spread', material, PROFILE, 130, point)
