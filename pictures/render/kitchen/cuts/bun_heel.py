"""The lower half of a burger bun."""

from .bun import build as build_bun

PROFILE = [(0.001, 0.5), (0.7, 0.5), (0.95, 0.47), (1.0, 0.36), (1.0, 0.1), (0.95, 0.0), (0.5, -0.02), (0.001, -0.02)]


def build(material, random, size):
    return build_bun(material, random, size, 0.2, PROFILE, 0)
