"""Broken lumps: feta, cod liver, crumbled yolk."""

from ..scene import rounded, wobble
from .chunk import block


def build(material, random, size):
    sides = [0.21 * size * random.uniform(0.75, 1.3), 0.17 * size * random.uniform(0.8, 1.2), 0.13 * size * random.uniform(0.8, 1.2)]
    piece, seed = block(material, random, sides, 0.42, 0.14), random.uniform(0, 99)
    for corner in piece.data.vertices:
        place = corner.co / size
        rough = wobble((place.x * 14 + seed, place.y * 14, place.z * 14)) + 0.6 * wobble((place.x * 34, place.y * 34 + seed, place.z * 34))
        corner.co += corner.normal * 0.012 * size * rough
    return rounded(piece)
