"""Slices of ciabatta with large pores and the stripes of a grill pan."""

from ..shapes.sandwich import bread, oblong


def build(material, random, size):
    return bread(material, random, size, oblong(0.4, 0.2, 2.6), 0.05, 0.3, 1.3, 42)
