"""A battered chop cut across: white meat under the crust."""

from .battered_chop import build as build_chop


def build(material, random, size):
    return build_chop(material, random, size, 0.04)
