"""A wedge of a lemon on its skin."""

import math

from .wedge import sector


def build(material, random, size):
    def core_of(away, height):
        return (
            0.9 if away > 0.84 or height > 0.94 or away < 0.07 else 0.35 + 0.3 * math.sin(away * 22 + height * 40) * math.sin(height * 26)
        )

    return sector('lemon', material, 0.2 * size * random.uniform(0.95, 1.05), math.tau / 6, (1, 1.25), core_of)
