"""Fillets of anchovy: narrow, thin, pointed at the tail."""

from ..scene import wobble
from ..shapes.fillet import fillet


def build(material, random, size):
    piece = fillet(material, random, [side * size for side in (0.42, 0.06, 0.025)], 3, 0.6, 0.5, taper=0.5, browned=(0.0, 0.0), groove=0.0)
    bend, seed = random.uniform(-0.5, 0.5), random.uniform(0, 99)
    for corner in piece.data.vertices:
        x, y, _ = corner.co
        corner.co.y = y * (1 - 0.9 * x / size) + bend * x * x / size
        corner.co.z += 0.03 * size * wobble((x * 5 / size + seed, 0, 0))
    return piece
