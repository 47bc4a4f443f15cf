"""A syrnik that is broken in two: the pale curd inside faces along x."""

from .syrnik import build as build_syrnik


def build(material, random, size):
    return build_syrnik(material, random, size, 0.05)
