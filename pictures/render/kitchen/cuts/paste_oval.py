"""A paste spread on an oval slice."""

from ..shapes.sandwich import oblong, paste


def build(material, random, size):
    return paste(material, random, size, oblong(0.27, 0.165, 2.3), 0.045)
