"""Halves of strawberries, cut side up."""

import math

from mathutils import Matrix

from .strawberry import build as build_strawberry


def build(material, random, size):
    half = build_strawberry(material, random, size, 0.5)
    half.data.transform(Matrix.Rotation(math.pi, 4, 'X'))
    return half
