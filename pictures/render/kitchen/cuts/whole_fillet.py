"""The whole breast of a bird: plump, pointed at one end, with the small fillet beside."""

from ..shapes.joint import joint


def build(material, random, size):
    limbs = [
        ([(-0.24, 0, 0, 0.2), (0.02, 0.02, 0.02, 0.2), (0.3, 0, 0, 0.12), (0.5, -0.02, -0.01, 0.05)], (1, 1.15, 0.7)),
        ([(-0.3, -0.17, -0.01, 0.08), (0.1, -0.16, 0, 0.07), (0.34, -0.1, -0.02, 0.03)],),
    ]
    return joint(material, random, size, limbs, None, None, 0.016, 0.02, 0.5)
