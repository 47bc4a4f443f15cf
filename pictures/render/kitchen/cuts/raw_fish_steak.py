"""Pieces cut across a raw fish: the flesh bare, the skin around it whole."""

from .fish_steak import COLUMNS, PROFILE
from .fish_steak import build as build_fried


def build(material, random, size):
    piece = build_fried(material, random, size)
    shares = [1.0 if share > 0.97 else 0.0 for share, _ in PROFILE for _ in range(COLUMNS)]
    piece.data.attributes['core'].data.foreach_set('value', shares)
    return piece
