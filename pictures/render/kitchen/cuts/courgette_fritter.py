"""Fritters of courgette: thicker than potato pancakes, with green shreds of the skin."""

from .dranik import build as build_dranik


def build(material, random, size):
    return build_dranik(material, random, 0.86 * size, 0.24, 300, 0.22, 12)
