"""A paste spread on a rectangular slice."""

from ..shapes.sandwich import oblong, paste


def build(material, random, size):
    return paste(material, random, size, oblong(0.25, 0.19, 5), 0.07)
