"""Short thick sticks: sausages, ham, potatoes cut to bars."""

from .chunk import block


def build(material, random, size):
    return block(material, random, (0.27 * size * random.uniform(0.8, 1.15), 0.085 * size, 0.08 * size), 0.16, 0.16)
