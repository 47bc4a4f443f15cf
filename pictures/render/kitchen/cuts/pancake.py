"""Small thick pancakes: flat evenly browned faces, a darker ring, a pale side with pores."""

import math

from ..scene import wobble
from ..shapes.cake import cake, drum


def build(material, random, size):
    radius, half, seed = 0.46 * size * random.uniform(0.96, 1.04), 0.05 * size * random.uniform(0.95, 1.1), random.uniform(0, 99)

    def point(share, height, x, y):
        edge = share * (1 + 0.035 * wobble((x * 1.3 + seed, y * 1.3, 0)) + 0.012 * wobble((x * 5 + seed, y * 5, 1)))
        face = min(1, max(0, (abs(height) - 0.5) / 0.4))
        pore = max(0, wobble((x * 14 + seed, y * 14, height * 2)) - 0.15) * (1 - face)
        brown = 0.1 + face * (
            0.5 + 0.2 * wobble((x * share * 3 + seed, y * share * 3, height)) + 0.14 * math.exp(-(((share - 0.86) / 0.05) ** 2))
        )
        bend = 0.02 * size * wobble((x * share * 1.1 + seed, y * share * 1.1, 7)) - 0.018 * size * share**3
        out = radius * edge * (1 - 0.05 * pore)
        return (out * x, out * y, half * (height + 1) + bend), brown - 0.5 * pore

    return cake('pancake', material, drum(0.11, 1.0), 120, point)
