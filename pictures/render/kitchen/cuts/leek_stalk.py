"""A whole leek, lying: a white shaft, the roots at the left, and flat green leaves by `core`."""

import math

from ..shapes.leaves import bunch


def build(material, random, size):
    leaves = [_leaf(random, k, size) for k in range(10)]
    return bunch(material, random, leaves)


def _leaf(random, k, size):
    turn, long, lean = (k % 2) * math.pi + random.uniform(-0.35, 0.35), random.uniform(0.85, 1.05), random.uniform(0.05, 0.32)

    def spine(t):
        return size * (0.085 + 0.003 * k + lean * max(0, t - 0.55) ** 1.3 - 0.05 * max(0, t - 0.9)), size * 1.8 * long * (t - 0.5)

    def half(t):
        return size * (0.09 + 0.05 * t) * min(1, (1.003 - t) / 0.3) ** 0.8 * min(1, 0.5 + 12 * t)

    return turn, spine, half, lambda t: 0.95 * max(0.15, 1 - t * 1.1), 0.03 * size, lambda t, u: max(0, min(1, (t - 0.2) * 1.5))
