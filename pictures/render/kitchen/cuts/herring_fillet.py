"""A whole fillet of herring: the silver skin above, pointed at the tail."""

from ..shapes.fillet import fillet


def build(material, random, size):
    piece = fillet(material, random, [side * size for side in (0.62, 0.15, 0.045)], 5, 0.5, 0.5, taper=0.4, browned=(1.0, 0.0), groove=0.01)
    for corner in piece.data.vertices:
        corner.co.y *= 1 - 0.7 * max(0, corner.co.x / size / 0.62)
    return piece
