"""A yolk that runs out of an opened egg, towards -y: a dome and a tongue that ends in a drop, to be draped."""

import math

from ..scene import wobble
from ..shapes.cake import cake

PROFILE = [((i + 0.001) / 40, 1) for i in range(41)] + [(1.0, 0), (0.001, 0)]


def build(material, random, size):
    seed = random.uniform(0, 99)

    def point(share, height, x, y):
        ahead, aside = max(0, -y), max(0, 0.8 * x - 0.6 * y)
        reach = 0.14 + 0.29 * ahead**24 + 0.06 * aside**8 + 0.014 * wobble((x * 3 + seed, y * 3, 0))
        px, py = share * reach * x, share * reach * y
        drop = 0.035 * math.exp(-(((-py - 0.37) / 0.06) ** 2))
        px *= 1 + 14 * drop
        dome = 0.07 * max(0, 1 - (px * px + py * py) / 0.02)
        top = (0.024 + drop * 0.4) * (1 - share**6) + dome if height else -0.012
        return (size * px, size * py, size * top), share

    return cake('yolk', material, PROFILE, 150, point)
