"""Pieces of the fillet of a raw fish, cut straight across."""

from ..shapes.fillet import fillet


def build(material, random, size):
    return fillet(material, random, [side * size for side in (0.22, 0.17, 0.1)], 5, 0.6, 0.9, taper=0.1, browned=(0.0, 0.0), groove=0.04)
