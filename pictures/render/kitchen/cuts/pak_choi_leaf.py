"""A single leaf of pak choi on its white stalk."""

from .pak_choi import build as build_whole


def build(material, random, size):
    return build_whole(material, random, size, 1)
