"""Cubes of toasted bread: pores in the faces, browned along the edges."""

from ..scene import rounded, values, wobble
from .chunk import block


def build(material, random, size):
    sides = [0.16 * size * random.uniform(0.85, 1.2) for _ in 'xyz']
    piece, seed, core = block(material, random, sides, 0.3, 0.1), random.uniform(0, 99), []
    for corner in piece.data.vertices:
        place = corner.co / size
        edge = sorted(abs(value) / side for value, side in zip(corner.co, sides))[1] * 2
        pore = max(0, wobble((place.x * 22 + seed, place.y * 22, place.z * 22)) - 0.1)
        corner.co -= corner.normal * 0.05 * size * pore
        core.append(edge**2 * 0.8 + 0.5 * wobble((place.x * 6 + seed, place.y * 6, place.z * 6)) - 1.2 * pore)
    return rounded(values(piece, 'core', core))
