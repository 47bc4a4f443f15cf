"""A poached egg that has been cut open: the yolk stands in it."""

import math

from ..scene import wobble
from ..shapes.cake import cake, drum


def build(material, random, size):
    radius, half, seed = 0.27 * size, 0.115 * size, random.uniform(0, 99)

    def point(share, height, x, y):
        edge = share * (1 + 0.09 * wobble((x * 1.3 + seed, y * 1.3, 0)) + 0.03 * wobble((x * 3.4 + seed, y * 3.4, height)))
        lips = 0.46 + 0.07 * wobble((x * 2.6 + seed, y * 2.6, 4)) + 0.16 * max(0, -y) ** 2
        open_ = height > 0 and share < lips
        rise = 0.16 * math.exp(-(((share - lips - 0.1) / 0.14) ** 2)) * (height > 0)
        sink = -0.1 + 0.16 * (1 - (share / lips) ** 2) if open_ else rise
        skirt = 1 + 0.22 * max(0, -height) ** 2
        return (radius * edge * skirt * x, radius * edge * skirt * y, half * (height + 1 + sink)), 0.05 if open_ else 0.5

    return cake('poached', material, drum(0.5, 1.0, 44), 128, point)
