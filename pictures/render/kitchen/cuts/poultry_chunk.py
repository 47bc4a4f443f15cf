"""A fried piece of boneless thigh: round where it was outside, flat where it was cut."""

import numpy as np

from ..scene import wobble
from ..shapes.poultry import skinned


def build(material, random, size):
    limbs = [
        (
            [(random.uniform(-0.09, 0.09), random.uniform(-0.06, 0.06), random.uniform(-0.025, 0.025), random.uniform(0.075, 0.11))],
            (1.1, 1, 0.85),
        )
        for _ in range(4)
    ]
    ways = np.array([[random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 0.5)] for _ in range(4)])
    ways /= np.linalg.norm(ways, axis=1)[:, None]
    piece = skinned(material, random, size, limbs, None, 0.014, 0.02, 0.8, 0.38, lambda points: (points @ ways.T - 0.092).max(axis=-1))
    piece.modifiers.clear()
    seed = random.uniform(0, 99)
    for corner in piece.data.vertices:
        x, y, z = corner.co / size
        groove = wobble((x * 4 + seed, y * 19, z * 19)) + 0.5 * wobble((x * 8, y * 40 + seed, z * 40))
        corner.co += corner.normal * 0.011 * size * groove
    return piece
