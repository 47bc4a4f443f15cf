"""Chopped dill: tips of fronds."""

from .sprig import build as build_sprig


def build(material, random, size):
    return build_sprig(material, random, 0.3 * size * random.uniform(0.8, 1.3), 3)
