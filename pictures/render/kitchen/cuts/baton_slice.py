"""An oval slice of a white loaf."""

from .toast_slice import build as build_slice


def build(material, random, size):
    return build_slice(material, random, size, (0.5, 0.32), 0.065, 2.4)
