"""Strips of meat, bent by the heat of the pan."""

from ..scene import rounded, wobble
from .chunk import block


def build(material, random, size):
    sides = [0.4 * size * random.uniform(0.75, 1.2), 0.11 * size * random.uniform(0.8, 1.2), 0.075 * size * random.uniform(0.8, 1.2)]
    piece, seed, bend, lift = (
        block(material, random, sides, 0.3, 0.2),
        random.uniform(0, 99),
        random.uniform(-2.2, 2.2),
        random.uniform(-1.6, 1.2),
    )
    for corner in piece.data.vertices:
        x, y, z = (value / size for value in corner.co)
        groove = wobble((x * 3 + seed, y * 18, z * 18)) + 0.5 * wobble((x * 5, y * 36 + seed, z * 36))
        corner.co.y += size * (bend * (x * x - 0.012) + 0.008 * groove)
        corner.co.z += size * (lift * (x * x - 0.012) + 0.01 * groove)
    return rounded(piece)
