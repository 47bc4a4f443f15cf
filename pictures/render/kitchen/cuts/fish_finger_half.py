"""A fish finger broken open: white fish in its coat."""

from .fish_finger import build as build_finger


def build(material, random, size):
    return build_finger(material, random, size, True)
