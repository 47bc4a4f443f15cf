"""Pieces of a salted fillet: the silver skin above, flesh at the sides."""

from ..shapes.fillet import fillet


def build(material, random, size):
    sides = [side * size for side in (0.13, 0.2, 0.065)]
    return fillet(material, random, sides, 3, 0.4, 0.5, taper=0.1, browned=(1.0, 0.0), groove=0.02)
