"""The husk of a cob of corn, lying, peeled back: its leaves are closed at the right, where the cob grows."""

import math

from ..shapes.leaves import bunch


def build(material, random, size):
    return bunch(material, random, [_leaf(random, k, size) for k in range(7)])


def _leaf(random, k, size):
    turn, long, open_out = math.tau * k / 7 + random.uniform(-0.2, 0.2), random.uniform(0.7, 1), random.uniform(0.12, 0.4)

    def spine(t):
        return size * (0.05 + 0.18 * min(1, t * 4) ** 0.6 + open_out * t * t), size * (0.85 - long * 0.9 * t)

    def half(t):
        return size * (0.08 + 0.1 * math.sin(math.pi * t**0.7)) * min(1, (1.002 - t) / 0.4)

    return turn, spine, half, lambda t: 0.6, 0.04 * size, lambda t, u: 0.35 + 0.5 * t + 0.25 * math.cos(u * 16)
