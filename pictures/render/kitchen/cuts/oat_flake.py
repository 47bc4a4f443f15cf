"""Rolled oats: thin oval flakes with a crease and a frayed edge."""

import math

from ..scene import wobble
from ..shapes.cake import cake

PROFILE = [(0.001, 1), (0.35, 1), (0.7, 1), (0.92, 0.9), (1, 0), (0.9, -0.9), (0.5, -1), (0.001, -1)]


def build(material, random, size):
    long, wide, seed, curl = (
        0.066 * size * random.uniform(0.8, 1.15),
        0.05 * size * random.uniform(0.85, 1.1),
        random.uniform(0, 99),
        random.uniform(-3, 5),
    )

    def point(share, height, x, y):
        edge = share * (1 + 0.16 * wobble((x * 1.8 + seed, y * 1.8, 0)))
        px, py = long * edge * x, wide * edge * y
        crease = math.exp(-((py / (0.16 * wide)) ** 2)) * (1 - share)
        bend = curl * (px * px - py * py) / size + 0.009 * size * wobble((px * 26 / size + seed, py * 26 / size, 0))
        return (px, py, size * (0.0075 * height - 0.006 * crease * height) + bend), 0.5 - 0.35 * crease + 0.3 * share**3

    return cake('flake', material, PROFILE, 24, point)
