"""A portion of salmon fillet, glazed on top."""

from ..shapes.fillet import fillet


def build(material, random, size):
    return fillet(material, random, [side * size for side in (0.52, 0.23, 0.15)], 10, 0.5, 1.1, taper=0.28, browned=(0.66, 0.0))
