"""Half a slice of lemon that stands in a cut, leaning."""

from mathutils import Matrix

from .citrus import build as build_citrus


def build(material, random, size):
    piece = build_citrus(material, random, size, 0.5)
    piece.data.transform(Matrix.Rotation(0.7, 4, 'X'))
    return piece
