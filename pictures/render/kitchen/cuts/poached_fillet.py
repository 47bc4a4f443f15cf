"""A portion of the fillet of a white fish, poached: smooth, its broad flakes just parting."""

from ..shapes.fillet import fillet


def build(material, random, size):
    sides = [side * size for side in (0.5, 0.21, 0.085)]
    return fillet(material, random, sides, 5.5, 0.7, 0.5, taper=0.35, browned=(0.3, 0.1), groove=0.08)
