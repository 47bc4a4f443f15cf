"""Short strips of meat, seared: fibres along them, dark at their edges."""

from ..scene import rounded, values, wobble
from .chunk import block


def build(material, random, size):
    sides = [side * size * random.uniform(0.8, 1.2) for side in (0.26, 0.085, 0.065)]
    piece, seed, bend, core = block(material, random, sides, 0.36, 0.34), random.uniform(0, 99), random.uniform(-1, 1), []
    for corner in piece.data.vertices:
        x, y, z = (value / size for value in corner.co)
        edge = sorted(abs(value) / side for value, side in zip(corner.co, sides))
        groove = wobble((x * 3 + seed, y * 18, z * 18)) + 0.5 * wobble((x * 6, y * 40 + seed, z * 40))
        corner.co.y += size * (bend * x * x + 0.008 * groove)
        corner.co.z += size * 0.012 * groove
        core.append(0.3 + 1.0 * max(0, edge[1] - 0.26) + 0.4 * max(0, edge[0] - 0.3) + 0.3 * groove)
    return rounded(values(piece, 'core', core))
