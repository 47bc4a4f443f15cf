"""Stalks of rhubarb: ribbed, red where they grew, greener towards the leaf; cut off at both ends."""

from ..shapes.stalk import ribbed


def build(material, random, size):
    return ribbed(material, random, 1.5 * size, 0.1 * size)
