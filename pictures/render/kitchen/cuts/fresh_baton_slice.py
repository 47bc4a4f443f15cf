"""An oval slice of a fresh white loaf, not toasted."""

from ..shapes.sandwich import bread, oblong


def build(material, random, size):
    return bread(material, random, size, oblong(0.44, 0.28, 2.3), 0.09, 0.32, 0.6)
