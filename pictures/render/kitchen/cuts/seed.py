"""Flat pointed seeds: pumpkin."""

from .grain import build as build_grain


def build(material, random, size):
    return build_grain(material, random, 2.1 * size, 0.3)
