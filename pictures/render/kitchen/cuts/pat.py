"""Flat blocks with clean edges: pats of butter, slices of cheese, squares of chocolate."""

from .chunk import block


def build(material, random, size):
    return block(material, random, (0.3 * size, 0.22 * size, 0.1 * size), 0.04, 0.1)
