"""Mashed avocado on a slice of bread: coarse lumps between the furrows of a fork."""

import math

from ..scene import wobble
from ..shapes.cake import cake

PROFILE = [((i + 0.001) / 60, 1) for i in range(60)] + [(1.0, 0), (0.001, 0)]


def build(material, random, size):
    seed = random.uniform(0, 99)

    def point(share, height, x, y):
        reach = (abs(x) ** 4 + abs(y) ** 4) ** -0.25 * (
            1 + 0.08 * wobble((x * 2.4 + seed, y * 2.4, 0)) + 0.06 * wobble((x * 6 + seed, y * 6, 0))
        )
        px, py = 0.42 * share * reach * x, 0.4 * share * reach * y
        smooth = min(1, max(0, 0.3 + 2.5 * wobble((px * 3.5 + seed, py * 3.5, 9))))
        furrow = 0.016 * abs(math.sin(px * 26 + 9 * py + 2 * wobble((px * 3 + seed, py * 3, 0)))) * smooth
        lump = max(0, wobble((px * 11 + seed, py * 11, 2))) ** 0.7 + 0.5 * max(0, wobble((px * 24, py * 24 + seed, 4))) ** 0.7
        top = (0.05 + furrow + 0.06 * lump * (1 - 0.6 * smooth)) * (1 - share**8) ** 0.5 if height else -0.01
        return (size * px, size * py, size * top), share

    return cake('spread', material, PROFILE, 190, point)
