"""Halves of round slices."""

from .coin import build as build_coin


def build(material, random, size):
    return build_coin(material, random, size, 0.5)
