"""Round patties of coarse mince for burgers."""

from .patty import build as build_patty


def build(material, random, size):
    return build_patty(material, random, size, (0.43, 0.43, 0.1), 0)
