"""A fried duck breast: skin scored in a fine net, pale where the fat shows in the cuts."""

import math

from ..shapes.poultry import skinned

NET = 0.085


def build(material, random, size):
    limbs = [([(-0.1, 0, 0, 0.19)], (1.35, 0.95, 0.55)), ([(0.16, 0.01, 0, 0.14)], (1.6, 0.9, 0.58))]
    piece = skinned(material, random, size, limbs, None, 0.0095, 0.03, 0.5, 0.62)
    core = piece.data.attributes['core'].data
    for corner, shade in zip(piece.data.vertices, core):
        x, y, z = corner.co / size
        cut = max(math.exp(-(((((x + side * y * 1.1) / NET) % 1 - 0.5) * NET / 0.011) ** 2)) for side in (-1, 1)) * min(1, max(0, z / 0.04))
        corner.co.z -= 0.018 * size * cut
        shade.value -= 0.42 * cut + 0.5 * max(0, -z / 0.06)
    return piece
