"""Halves of citrus slices."""

from .citrus import build as build_citrus


def build(material, random, size):
    return build_citrus(material, random, size, 0.5)
