"""A portion of the fillet of a white fish."""

from ..shapes.fillet import fillet


def build(material, random, size):
    return fillet(material, random, [side * size for side in (0.52, 0.22, 0.12)], 8, 1.1, 0.8, taper=0.45, browned=(0.5, 0.1), groove=0.15)
