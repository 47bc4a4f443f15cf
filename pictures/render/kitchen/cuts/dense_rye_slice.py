"""Thick slices of a dense rye loaf, with fine pores and a dark crust."""

from ..shapes.sandwich import bread, oblong


def build(material, random, size):
    return bread(material, random, size, oblong(0.36, 0.27, 4.5), 0.06, 0.4, 0.25)
