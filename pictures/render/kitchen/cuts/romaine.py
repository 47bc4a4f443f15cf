"""A torn piece of romaine: narrow, boat-shaped, with a thick pale rib."""

from .lettuce import build as build_leaf


def build(material, random, size):
    leaf = build_leaf(material, random, size, 0.03, 0.36, 0.16)
    leaf.modifiers.new('thick', 'SOLIDIFY').thickness = 0.006 * size
    return leaf
