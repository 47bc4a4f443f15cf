"""A coarse paste swept over a rectangular slice: the tip of a knife leaves arcs, and bits stand out."""

import math

from ..scene import wobble
from ..shapes.cake import cake
from ..shapes.sandwich import SPREAD, oblong


def build(material, random, size):
    reach, seed, pivot = oblong(0.25, 0.19, 3.4), random.uniform(0, 99), random.uniform(0, math.tau)

    def point(share, height, x, y):
        away = share * reach(x, y) * (1 + 0.16 * wobble((x * 1.7 + seed, y * 1.7, 0)) + 0.06 * wobble((x * 6 + seed, y * 6, 0)))
        px, py = away * x, away * y
        swing = math.hypot(px - 0.4 * math.cos(pivot), py - 0.4 * math.sin(pivot))
        ridge = 1 - abs(math.sin(32 * swing + 1.6 * wobble((px * 5 + seed, py * 5, 0))))
        bits = 0.16 * wobble((px * 18 + seed, py * 18, 2)) + 0.12 * wobble((px * 40, py * 40 + seed, 4))
        top = 0.045 * (0.85 + 0.5 * ridge + 0.3 * wobble((px * 4 + seed, py * 4, 7)) + bits) * (1 - share**10) if height else -0.01
        return (size * px, size * py, size * top), 0.5 + 0.5 * ridge

    return cake('paste', material, SPREAD, 170, point)
