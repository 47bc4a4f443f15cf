"""Slices of a dark rye loaf halved from corner to corner."""

import math

from ..shapes.sandwich import bread, polygon

SIDES = [(-math.pi / 2, 0.17), (math.pi / 4, 0.17), (3 * math.pi / 4, 0.17)]


def build(material, random, size):
    return bread(material, random, size, polygon(SIDES, 14), 0.045, 0.4, 0.7)
