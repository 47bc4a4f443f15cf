"""A raw medallion: a thick round slice without fat."""

from ..shapes.meat import meat_slice
from ..shapes.sandwich import oblong


def build(material, random, size):
    return meat_slice(material, random, size, oblong(0.25, 0.21, 2.2), 0.085)
