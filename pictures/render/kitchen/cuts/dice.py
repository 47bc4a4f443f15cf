"""Small cubes."""

from .chunk import block


def build(material, random, size):
    return block(material, random, [0.15 * size * random.uniform(0.85, 1.15) for _ in 'xyz'], 0.18, 0.22)
