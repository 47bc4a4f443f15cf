"""A slice of raw liver: smooth, thick, with rounded edges."""

import math

from ..shapes.meat import meat_slice
from ..shapes.sandwich import polygon


def build(material, random, size):
    sides = [(math.tau * i / 5 + random.uniform(-0.25, 0.25), random.uniform(0.2, 0.3)) for i in range(5)]
    return meat_slice(material, random, size, polygon(sides, 7), 0.055)
