"""A crumbed cutlet cut open: juicy and pale inside."""

from .crumbed_cutlet import build as build_cutlet


def build(material, random, size):
    return build_cutlet(material, random, size, 0.06)
