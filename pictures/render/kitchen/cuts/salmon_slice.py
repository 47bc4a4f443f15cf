"""A thin slice of salted salmon, cut aslant."""

from ..shapes.fillet import fillet


def build(material, random, size):
    sides = [side * size for side in (0.42, 0.17, 0.03)]
    return fillet(material, random, sides, 9, 1.2, 0.2, lens=0.3, taper=0.2, browned=(0.0, 0.0), groove=0.05)
