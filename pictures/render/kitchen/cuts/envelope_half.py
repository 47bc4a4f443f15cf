"""Half of a fried parcel of lavash: the melted filling shows along x."""

from .envelope import build as build_envelope


def build(material, random, size):
    return build_envelope(material, random, size, 0.1)
