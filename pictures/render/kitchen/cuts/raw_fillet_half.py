"""A piece of the raw breast of a bird: smooth, thick, narrower at one end."""

from ..shapes.meat import meat_slice
from ..shapes.sandwich import oblong

OUTLINE = oblong(0.4, 0.24, 2.1)


def build(material, random, size):
    return meat_slice(material, random, size, lambda x, y: OUTLINE(x, y) * (1 - 0.22 * x * abs(y)), 0.1, uneven=0.8)
