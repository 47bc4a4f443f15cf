"""A thick round cut from a cob of corn, standing on its cut."""

from mathutils import Matrix

from .corn_cob import build as build_cob


def build(material, random, size):
    piece = build_cob(material, random, size, 0.2)
    piece.data.transform(Matrix.Rotation(1.5708, 4, 'Y'))
    return piece
