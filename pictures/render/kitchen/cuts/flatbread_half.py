"""Half of a filled flatbread, the cut in front."""

import math

from .flatbread import build as build_whole


def build(material, random, size):
    return build_whole(material, random, size, (0, math.pi))
