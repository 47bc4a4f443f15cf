"""Dried herbs and coarse pepper: tiny flat flakes."""

from .chunk import block


def build(material, random, size):
    return block(material, random, (0.03 * size * random.uniform(0.6, 1.5), 0.014 * size, 0.006 * size), 0.4, 0.1)
