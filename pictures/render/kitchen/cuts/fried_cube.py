"""Cubes of tofu or sweet potato, fried: browned along their edges."""

from .grilled import build as build_grilled


def build(material, random, size):
    return build_grilled(material, random, size, (0.2, 0.19, 0.18))
