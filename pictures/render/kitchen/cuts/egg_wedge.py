"""A quarter of a boiled egg along its length, the edge up."""

import math

from .wedge import sector

YOLK = 0.56


def build(material, random, size):
    def core(away, height):
        # Twice the distance on the way down, since the egg is longer than wide.
        return min(1.0, math.hypot(away * math.sqrt(max(0, 1 - height**2)), height) / 1.02)

    return sector('egg', material, 0.215 * size, math.tau / random.choice((4, 4.6)), (1, 1.28), core)
