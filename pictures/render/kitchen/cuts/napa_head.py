"""A whole napa cabbage, lying: a long head of crinkled leaves with broad white ribs, its base at the left."""

import math

from ..shapes.leaves import bunch


def build(material, random, size):
    leaves = [_leaf(random, 2.4 * k, 0.05 + 0.024 * k, random.uniform(0.9, 1.05), size) for k in range(12)]
    return bunch(material, random, leaves)


def _leaf(random, turn, away, long, size):
    def spine(t):
        return size * (away + 0.16 * min(1, 5 * t) ** 0.5 - 0.16 * t**3), size * (1.5 * long * (t - 0.5))

    def half(t):
        return size * (0.16 + 0.2 * t**0.8) * min(1, (1.002 - t) / 0.2) ** 0.5

    def colour(t, u):
        rib = max(0, 1 - (abs(u) / (0.55 * (1.05 - t))) ** 2)
        vein = max(0, math.cos((t * 1.5 - abs(u) * 0.5) * 34)) ** 6
        return min(1, max(0.0, 0.3 + 0.5 * t + 0.4 * abs(u) - 0.8 * rib - 0.25 * vein))

    return turn, spine, half, lambda t: 0.75, 0.13 * size, colour
