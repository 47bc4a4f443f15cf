"""Thick halves of round slices: cucumber for a country salad."""

from .coin import build as build_coin


def build(material, random, size):
    piece = build_coin(material, random, size, 0.5)
    for corner in piece.data.vertices:
        corner.co.z *= 2.1
    return piece
