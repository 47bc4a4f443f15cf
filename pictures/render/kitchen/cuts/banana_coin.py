"""Round slices of a banana, with seeds around the middle."""

import math

from ..scene import wobble
from ..shapes.cake import cake, drum


def build(material, random, size):
    radius, thick, seed, turn = 0.2 * size * random.uniform(0.93, 1.06), 0.055 * size, random.uniform(0, 99), random.uniform(0, math.tau)

    def point(share, height, x, y):
        angle = math.atan2(y, x) - turn
        edge = radius * share * (1 + 0.03 * math.cos(5 * angle) + 0.03 * wobble((x + seed, y, 0)))
        ray = abs(math.cos(1.5 * angle)) ** 3
        speck = math.exp(-(((share - 0.22) / 0.09) ** 2)) * abs(math.cos(4.5 * angle)) ** 6
        bump = 0.004 * size * wobble((x * share * 6 + seed, y * share * 6, height))
        return (edge * x, edge * y, thick * height + bump), max(0, 0.35 + 0.6 * share**2 - 0.18 * ray * (share < 0.4) - 0.5 * speck)

    return cake('banana', material, drum(0.12, 0.8, 30), 72, point, crease=1.0)
