"""Small cucumbers halved along their length, the cut up."""

from .gherkin import build as build_whole


def build(material, random, size):
    return build_whole(material, random, size, True)
