"""A slice of fresh ciabatta: flat, with large pores."""

from ..shapes.sandwich import bread, oblong


def build(material, random, size):
    return bread(material, random, size, oblong(0.4, 0.17, 2.6), 0.085, 0.3, 1.6)
