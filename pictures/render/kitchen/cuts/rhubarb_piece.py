"""Pieces across a stalk of rhubarb."""

from ..shapes.stalk import ribbed


def build(material, random, size):
    return ribbed(material, random, 0.22 * size * random.uniform(0.85, 1.2), 0.11 * size)
