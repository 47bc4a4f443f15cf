"""Sticks of potato, fried golden: browned along their edges."""

from .grilled import build as build_grilled


def build(material, random, size):
    return build_grilled(material, random, size, (0.34, 0.1, 0.095))
