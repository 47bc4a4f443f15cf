"""A paste spread on a triangular slice."""

import math

from ..shapes.sandwich import paste, polygon

SIDES = [(-math.pi / 2, 0.145), (math.pi / 4, 0.145), (3 * math.pi / 4, 0.145)]


def build(material, random, size):
    return paste(material, random, size, polygon(SIDES, 9), 0.055)
