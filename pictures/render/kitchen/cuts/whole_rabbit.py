"""A whole dressed rabbit on its side: a slender back, strong hind legs stretched out."""

from ..shapes.joint import joint


def build(material, random, size):
    limbs = [
        ([(-0.5, 0, 0.04, 0.15), (-0.25, 0.03, 0.05, 0.17), (0.1, 0.05, 0.04, 0.13), (0.34, 0.02, 0.04, 0.16)],),
        ([(-0.62, 0.0, 0.04, 0.085), (-0.74, 0.0, 0.03, 0.06)],),
    ]
    for side in (-1, 1):
        limbs += [
            ([(0.32, side * 0.12, 0.02, 0.14), (0.56, side * 0.2, 0.0, 0.095), (0.82, side * 0.22, 0, 0.045), (1.0, side * 0.2, 0, 0.03)],),
            ([(-0.46, side * 0.13, 0, 0.085), (-0.56, side * 0.26, -0.03, 0.06), (-0.78, side * 0.27, -0.04, 0.032)],),
        ]
    return joint(material, random, size, limbs, lambda p, n: 0.2 * n.z - 0.05, lambda p: 0.5 * (p.x > 0.96), 0.018, 0.025, 0.6)
