"""Half of a strawberry, the cut up: pale in the middle."""

from .strawberry import build as build_strawberry


def build(material, random, size):
    return build_strawberry(material, random, size, 0.08)
