"""Half of a pirozhok, cut across so that its filling shows."""

from .pirozhok import build as build_whole


def build(material, random, size):
    return build_whole(material, random, size, 0.1)
