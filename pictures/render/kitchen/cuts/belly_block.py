"""A block of belly on its side: bands of meat and fat along it, the skin at its back."""

import math

from ..scene import wobble
from ..shapes.meat import meat_slice
from ..shapes.sandwich import oblong


def build(material, random, size):
    seed = random.uniform(0, 99)

    def fat(x, y, share):
        level = y + 0.05 * wobble((x * 4 + seed, y * 3, 0))
        return 1.0 if level > 0.14 else 0.5 + 0.5 * math.cos(30 * level)

    return meat_slice(material, random, size, oblong(0.52, 0.25, 7), 0.19, fat, uneven=0.6)
