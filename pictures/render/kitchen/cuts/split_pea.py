"""Halves of dried peas and lentils: domed above, flat below."""

from .pea import build as build_pea


def build(material, random, size):
    piece = build_pea(material, random, size)
    for corner in piece.data.vertices:
        corner.co.z *= 0.75 if corner.co.z > 0 else 0.12
    return piece
