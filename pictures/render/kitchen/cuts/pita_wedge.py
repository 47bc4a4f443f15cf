"""Wedges of a pita: puffed, spotted by the pan."""

import math

from ..scene import wobble
from ..shapes.cake import cake, drum
from ..shapes.sandwich import polygon

WEDGE = polygon([(math.pi / 2, 0.2), (-math.pi / 7, 0.15), (math.pi + math.pi / 7, 0.15)], 9)


def build(material, random, size):
    seed = random.uniform(0, 99)

    def point(share, height, x, y):
        away = share * WEDGE(x, y) * (1 + 0.03 * wobble((x * 2 + seed, y * 2, 0)))
        px, py = away * x, away * y
        blister = wobble((px * 9 + seed, py * 9, 0)) + 0.6 * wobble((px * 20, py * 20 + seed, 3))
        puff = 0.03 + 0.025 * (1 - share**4) + 0.012 * blister
        return (size * px, size * py, size * (0.03 + puff * height)), 0.22 + 0.75 * max(0, blister - 0.15) + 0.15 * share**8

    return cake('pita', material, drum(0.12, 0.6, 34, 6), 120, point)
