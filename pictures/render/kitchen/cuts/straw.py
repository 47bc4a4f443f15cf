"""Matchsticks."""

from .chunk import block


def build(material, random, size):
    return block(material, random, (0.27 * size * random.uniform(0.7, 1.2), 0.045, 0.042), 0.28, 0.22)
