"""A fried egg: a thick white with a lacy edge around a domed yolk."""

import math

from ..scene import wobble
from ..shapes.cake import cake

YOLK = 0.36
PROFILE = [((i + 0.001) / 64, 1) for i in range(65)] + [(0.99, 0), (0.6, 0), (0.001, 0)]


def build(material, random, size):
    radius, seed, side = 0.42 * size, random.uniform(0, 99), random.uniform(0, math.tau)

    def point(share, height, x, y):
        beyond = max(0, share - YOLK) / (1 - YOLK)
        spread = 1 + 0.22 * (x * math.cos(side) + y * math.sin(side)) + 0.26 * wobble((x * 1.1 + seed, y * 1.1, 0))
        lace = 0.05 * wobble((x * 4.5 + seed, y * 4.5, 2)) + 0.03 * wobble((x * 13 + seed, y * 13, 2))
        # The yolk stays round, only the white runs.
        away = radius * (min(share, YOLK) + (1 - YOLK) * beyond * (spread + lace * beyond))
        px, py = away * x, away * y
        dome = 0.115 * math.sqrt(max(0, 1 - (share / YOLK) ** 2)) if share < YOLK else 0
        collar = 0.062 * math.exp(-((beyond / 0.55) ** 2)) + 0.02 * (1 - beyond**6)
        blister = (
            0.012 * wobble((px * 9 / size + seed, py * 9 / size, 0)) + 0.014 * max(0, wobble((px * 22 / size, py * 22 / size, seed)))
        ) * min(1, beyond * 3)
        ruffle = 0.03 * max(0, beyond - 0.8) / 0.2 * wobble((x * 6 + seed, y * 6, 8))
        top = dome + collar + blister + ruffle if height else 0.0
        browned = 0.42 * max(0, beyond - 0.83) / 0.17 * (1 + 0.9 * wobble((x * 3 + seed, y * 3, 6)))
        return (px, py, size * top), 0.2 * share / YOLK if share < YOLK else 0.5 + browned

    return cake('egg', material, PROFILE, 128, point)
