"""Leaves of spinach that have wilted in a pan: soft, folded, without a frill."""
from .lettuce import build as build_leaf


def build(material, random, size):
    return build_leaf(material, random, 0.75 * size, 0.09, random.uniform(0.35, 0.6), random.uniform(-0.5, 0.6))
