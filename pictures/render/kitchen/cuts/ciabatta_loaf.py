"""A whole ciabatta: flat and uneven, dusted with flour."""

from ..shapes.loaf import loaf


def build(material, random, size):
    return loaf(material, random, size, (0.58, 0.26, 0.15), 4, 2.6, rough=1.8, brown=0.4)
