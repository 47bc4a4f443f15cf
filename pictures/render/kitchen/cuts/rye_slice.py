"""Slices of a dark rye loaf."""

from ..shapes.sandwich import bread, oblong


def build(material, random, size):
    return bread(material, random, size, oblong(0.3, 0.24, 7), 0.045, 0.4, 0.7)
