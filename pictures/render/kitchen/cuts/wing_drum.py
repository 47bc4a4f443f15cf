"""The upper joint of a wing: a small, short drumstick."""

from .drumstick import build as build_drumstick


def build(material, random, size):
    return build_drumstick(material, random, 0.74 * size, 0.82)
