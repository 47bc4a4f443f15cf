"""Cherries without their stalks."""

from .cherry_on_stalk import build as build_cherry


def build(material, random, size):
    return build_cherry(material, random, size, 0)
