"""A cube of salmon, poached in sauce: soft corners, and flakes that begin to part."""

from ..shapes.fillet import fillet


def build(material, random, size):
    sides = [side * size * random.uniform(0.85, 1.15) for side in (0.13, 0.11, 0.085)]
    return fillet(material, random, sides, 4, 0.5, 0.7, lens=0.1, taper=0.12, browned=(0.0, 0.0), groove=0.1)
