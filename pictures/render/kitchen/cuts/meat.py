"""Boiled meat: an uneven lump torn along its fibres."""

from ..scene import rounded, wobble
from .chunk import block

SIDES = (0.25, 0.19, 0.16)


def build(material, random, size):
    piece = block(material, random, [side * size * random.uniform(0.8, 1.15) for side in SIDES], 0.34, 0.3)
    seed = random.uniform(0, 99)
    for corner in piece.data.vertices:
        x, y, z = (value / size for value in corner.co)
        groove = wobble((x * 2 + seed, y * 16, z * 16)) + 0.6 * wobble((x * 4 + seed, y * 34, z * 34))
        tear = wobble((y * 30, z * 30 + seed, 7))
        corner.co.x += 0.05 * size * tear * min(1, (abs(x) / 0.12) ** 2)
        corner.co.y += 0.02 * size * groove
        corner.co.z += 0.02 * size * groove
    return rounded(piece)
