"""A flat skewer, pointed at one end, with a ring at the other."""

import math

from ..scene import tubes


def build(material, random, size):
    long = 0.98 * size
    blade = [((-long + 2 * long * i / 24, 0, 0), 1 if i < 22 else (24 - i) * 0.4 + 0.1) for i in range(25)]
    ring = [((-long - 0.07 + 0.07 * math.cos(math.tau * i / 16), 0.07 * math.sin(math.tau * i / 16), 0), 0.8) for i in range(17)]
    return tubes('rod', [blade, ring], 0.018, material, 3)
