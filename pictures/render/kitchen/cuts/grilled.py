"""Cubes of meat off the coals: browned at their edges, charred at the corners."""

from ..scene import rounded, values, wobble
from .chunk import block


def build(material, random, size, sides=(0.25, 0.24, 0.2)):
    sides = [side * size * random.uniform(0.85, 1.15) for side in sides]
    piece, seed, core = block(material, random, sides, 0.3, 0.24), random.uniform(0, 99), []
    for corner in piece.data.vertices:
        place = corner.co / size
        edge = sorted(abs(value) / side for value, side in zip(corner.co, sides))
        groove = wobble((place.x * 4 + seed, place.y * 17, place.z * 17)) + 0.5 * wobble((place.x * 8, place.y * 38 + seed, place.z * 38))
        corner.co += corner.normal * 0.012 * size * groove
        core.append(
            0.32 + 1.1 * max(0, edge[1] - 0.28) + 0.9 * max(0, edge[0] - 0.3) + 0.3 * wobble((place.x * 5 + seed, place.y * 5, place.z * 5))
        )
    return rounded(values(piece, 'core', core))
