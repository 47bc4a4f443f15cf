"""Cubes of ice, rounded by melting."""

from .chunk import block


def build(material, random, size):
    return block(material, random, [0.2 * size * random.uniform(0.92, 1.08) for _ in 'xyz'], 0.04, 0.22)
