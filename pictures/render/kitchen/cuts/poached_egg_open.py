"""A poached egg that a knife has laid open, without its yolk."""

from .poached_egg import build as build_whole


def build(material, random, size):
    return build_whole(material, random, size, 0.52)
