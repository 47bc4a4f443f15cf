"""A smoked breast of chicken in its skin: plump, pointed at one end."""

from ..shapes.poultry import skinned


def build(material, random, size):
    limbs = [
        ([(-0.24, 0, 0, 0.2), (0.02, 0.02, 0.02, 0.2), (0.3, 0, 0, 0.12), (0.5, -0.02, -0.01, 0.05)], (1, 1.15, 0.75)),
        ([(-0.2, -0.12, -0.01, 0.14)],),
    ]
    return skinned(material, random, size, limbs, None, 0.016, 0.02, 0.8)
