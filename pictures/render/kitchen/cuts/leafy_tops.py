"""The green tops of radishes and other roots, lying: long leaves on thin stalks that come together at the left."""

import math

from ..shapes.leaves import bunch


def build(material, random, size):
    return bunch(material, random, [_leaf(random, 2.4 * k, size) for k in range(9)])


def _leaf(random, turn, size):
    long, open_out, wide = random.uniform(0.75, 1.1), random.uniform(0.1, 0.45), random.uniform(0.1, 0.15)

    def spine(t):
        return size * (0.02 + open_out * t**1.3), size * long * t

    def half(t):
        blade = wide * max(0, 1 - ((t - 0.7) / 0.31) ** 2) ** 0.5 * (1 + 0.18 * math.sin(t * 40))
        return size * max(0.014, blade * min(1, max(0, t - 0.3) * 4))

    def colour(t, u):
        return 0.05 if t < 0.36 else 0.95 - 0.7 * max(0, 1 - abs(u) / 0.12)

    return turn, spine, half, lambda t: 0.2, 0.06 * size, colour
