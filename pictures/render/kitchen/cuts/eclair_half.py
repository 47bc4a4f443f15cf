"""Eclairs cut across, full of cream."""

from .eclair import build as build_eclair


def build(material, random, size):
    return build_eclair(material, random, size, True)
