"""Boiled round rice: arborio, and rice for sushi."""

from .rice import build as build_rice


def build(material, random, size):
    return build_rice(material, random, 0.82 * size, 0.44)
