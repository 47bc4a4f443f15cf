"""Florets of broccoli: many small buds on a pale stalk."""

from .cauliflower_floret import build as build_floret


def build(material, random, size):
    return build_floret(material, random, size, random.choice((9, 11, 13)), 0.42, 0.075, 1.0)
