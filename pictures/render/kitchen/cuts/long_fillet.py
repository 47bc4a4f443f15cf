"""The whole fillet of one side of a fish, raw: thick at the head, thin at the tail."""

from ..shapes.fillet import fillet


def build(material, random, size):
    piece = fillet(
        material, random, [side * size for side in (0.75, 0.27, 0.07)], 12, 1.6, 0.8, taper=0.5, browned=(0.0, 0.0), groove=0.025
    )
    for corner in piece.data.vertices:
        corner.co.y *= 1 - 0.45 * max(0, corner.co.x / size / 0.75)
    return piece
