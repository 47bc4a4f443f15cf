"""Pieces of tinned fish, cut across: skin around, soft flesh and the spine in the middle."""

import math

from ..scene import wobble
from ..shapes.cake import cake, drum


def build(material, random, size):
    seed, tall = random.uniform(0, 99), 0.12 * size * random.uniform(0.9, 1.1)

    def point(share, height, x, y):
        notch = 0.3 * math.exp(-(((math.atan2(y, x) + math.pi / 2) / 0.24) ** 2))
        edge = share * (1 - notch * share) * (1 + 0.05 * wobble((x * 1.5 + seed, y * 1.5, 0)))
        px, py = 0.155 * edge * x, 0.195 * edge * y
        face = abs(height) > 0.97 and share < 0.95
        bows = wobble((px * 16 + seed, py * 16, 2)) + 0.6 * wobble((px * 34, py * 34 + seed, 5))
        spine = math.exp(-((math.hypot(px, py) / 0.025) ** 2))
        z = tall * height + face * size * (0.02 * bows - 0.02 * spine) * math.copysign(1, height)
        skin = 0.9 + 0.12 * y
        return (size * px, size * py, z), max(0.02, 0.4 + 0.2 * bows - 0.4 * spine) if face else skin

    return cake('fish', material, drum(0.08, 0.3, 40, 4), 100, point)
