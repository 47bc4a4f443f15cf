"""Thick square sheets of raw pastry."""

from .sheet import build as build_sheet


def build(material, random, size):
    return build_sheet(material, random, size, 0.045, 0.03)
