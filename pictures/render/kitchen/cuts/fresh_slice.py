"""A square slice of a fresh white loaf, not toasted."""

from ..shapes.sandwich import bread, oblong


def build(material, random, size):
    return bread(material, random, size, oblong(0.34, 0.36, 5), 0.05, 0.32, 0.6)
