"""A thick sausage bent to a ring."""

import math

from ..shapes.sausage import sausage


def build(material, random, size):
    angles = [-1.1 - 5.2 * i / 119 for i in range(120)]
    way = [(0.42 * size * math.cos(a), 0.4 * size * math.sin(a), 0.01 * size * (a + 3.7)) for a in angles]
    return sausage(material, random, way, 0.12 * size, 0.05 * size, 0.06)
