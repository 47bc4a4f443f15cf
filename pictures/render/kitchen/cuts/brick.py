"""Blocks as they are sold: butter, cheese, tofu."""

from .chunk import block


def build(material, random, size):
    return block(material, random, (0.62 * size, 0.4 * size, 0.34 * size), 0.025, 0.06)
