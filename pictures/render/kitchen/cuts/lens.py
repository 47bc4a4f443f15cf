"""Lentils: flat rounds with an edge."""

from .pea import build as build_pea


def build(material, random, size):
    piece = build_pea(material, random, size)
    for corner in piece.data.vertices:
        corner.co.z *= 0.46
    return piece
