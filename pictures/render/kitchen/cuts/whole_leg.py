"""A whole leg of a bird in its skin: thigh and drumstick in one, the end of the bone bare."""

from ..shapes.poultry import skinned


def build(material, random, size):
    limbs = [
        ([(-0.3, 0.06, 0, 0.2), (-0.1, 0.0, 0.02, 0.18), (0.06, -0.1, 0, 0.12)], (1, 1.05, 0.75)),
        ([(0.04, -0.12, 0.01, 0.125), (0.2, 0.0, 0, 0.125), (0.4, 0.12, 0, 0.062), (0.48, 0.17, 0, 0.05)],),
        ([(0.46, 0.16, 0, 0.03), (0.6, 0.24, 0.0, 0.028)],),
        ([(0.6, 0.262, 0, 0.034)],),
        ([(0.625, 0.225, 0, 0.034)],),
    ]
    return skinned(material, random, size, limbs, lambda point: float(point.x + 0.6 * point.y > 0.64), 0.015, 0.02)
