"""A whole white loaf: oval, with oblique slashes."""

from ..shapes.loaf import loaf


def build(material, random, size):
    return loaf(material, random, size, (0.62, 0.24, 0.24), 2.3, 2.2, [-0.62, -0.3, 0.02, 0.34, 0.66], 0.7, 0.6)
