"""A tenderloin: long, round, thinner towards its tail."""

from ..shapes.joint import joint


def build(material, random, size):
    limbs = [
        ([(-0.62, 0.04, 0, 0.1), (-0.35, 0.02, 0.02, 0.155), (0.0, 0, 0.01, 0.15), (0.4, 0.03, 0, 0.11), (0.78, -0.02, 0, 0.05)],),
        ([(-0.5, -0.1, -0.02, 0.08), (-0.2, -0.1, -0.02, 0.07)],),
    ]
    return joint(material, random, size, limbs, lambda p, n: 0.35 * (p.x < -0.4) + 0.3 * n.y - 0.1, step=0.017)
