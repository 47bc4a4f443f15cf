"""Blueberries: round, with a little crown."""

import math

from ..scene import wobble
from ..shapes.cake import cake

PROFILE = [(0.001, 0.74), (0.16, 0.75), (0.24, 0.82), (0.27, 0.98), (0.33, 1.0), (0.38, 0.93)]
PROFILE += [(math.sin(a), math.cos(a)) for a in (0.42 + (math.pi - 0.42) * i / 16 for i in range(17))]


def build(material, random, size):
    radius, seed = 0.075 * size * random.uniform(0.85, 1.12), random.uniform(0, 99)

    def point(share, height, x, y):
        crown = 0.1 * math.cos(5 * math.atan2(y, x)) * math.exp(-(((share - 0.3) / 0.07) ** 2)) * (height > 0)
        dent = 1 + 0.04 * wobble((x * share + seed, y * share, height))
        return (
            radius * share * dent * x * (1 + crown),
            radius * share * dent * y * (1 + crown),
            radius * (0.94 * height * dent + 0.6 * crown),
        ), share

    return cake('blueberry', material, PROFILE, 30, point)
