"""Thick slices of a fried sausage: coarse inside, a browned skin."""

from .coin import build as build_coin


def build(material, random, size):
    piece = build_coin(material, random, size)
    slant = random.uniform(-0.25, 0.25)
    for corner in piece.data.vertices:
        corner.co.z = corner.co.z * 2.3 + slant * corner.co.x
        corner.co.x *= 1.12
    return piece
