"""A whole baguette: long, with slashes along it."""

from ..shapes.loaf import loaf


def build(material, random, size):
    slashes = [-0.76, -0.46, -0.16, 0.14, 0.44, 0.74]
    return loaf(material, random, size, (0.95, 0.13, 0.13), 3, 2.2, slashes, 1.5, 0.6)
