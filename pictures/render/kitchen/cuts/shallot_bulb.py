"""A whole shallot: a slender onion."""

from .onion_bulb import build as build_onion


def build(material, random, size):
    return build_onion(material, random, size, 1.5)
