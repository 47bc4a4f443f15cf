"""Slim bent seeds: caraway, cumin, long rice as it is bought."""

from .rice import build as build_rice


def build(material, random, size):
    return build_rice(material, random, 1.3 * size, 0.2)
