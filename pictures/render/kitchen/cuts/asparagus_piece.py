"""Pieces of green asparagus: tips and lengths of the stalk."""

from .asparagus_spear import build as build_spear


def build(material, random, size):
    return build_spear(material, random, size, *random.choice(((0.72, 1.0), (0.72, 1.0), (0.2, 0.45), (0.45, 0.7))))
