"""Dates: long, wrinkled along their length."""

from .prune import build as build_prune


def build(material, random, size):
    piece = build_prune(material, random, size)
    for corner in piece.data.vertices:
        corner.co.x *= 1.5
        corner.co.z *= 1.3
    return piece
