"""A slice of salo: white fat with one streak of meat, the skin at its back."""

import math

from ..scene import wobble
from ..shapes.meat import meat_slice
from ..shapes.sandwich import oblong


def build(material, random, size):
    seed = random.uniform(0, 99)

    def fat(x, y, share):
        return 1 - 1.1 * math.exp(-(((y + 0.03 + 0.06 * wobble((x * 4 + seed, 0, 0))) / 0.024) ** 2))

    return meat_slice(material, random, size, oblong(0.42, 0.2, 6), 0.05, fat, lambda x, y, share: 0.5 * (y > 0.175), uneven=0.6)
