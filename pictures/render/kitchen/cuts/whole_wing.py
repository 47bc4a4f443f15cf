"""A whole wing: the upper joint, the flat one and the tip, folded."""

from ..shapes.poultry import skinned


def build(material, random, size):
    limbs = [
        ([(-0.34, -0.12, 0, 0.085), (-0.24, -0.06, 0.01, 0.105), (-0.06, 0.1, 0, 0.062), (0.0, 0.16, 0, 0.06)],),
        ([(0.0, 0.16, 0, 0.058), (0.12, 0.06, 0.01, 0.07), (0.26, -0.1, 0, 0.05)],),
        ([(0.02, 0.12, 0, 0.045), (0.15, -0.0, 0.01, 0.055), (0.25, -0.12, 0, 0.045)],),
        ([(0.26, -0.11, 0, 0.045), (0.38, -0.06, 0.0, 0.036), (0.5, -0.02, 0, 0.014)],),
    ]
    return skinned(material, random, size, limbs, None, 0.013, 0.018, 0.8)
