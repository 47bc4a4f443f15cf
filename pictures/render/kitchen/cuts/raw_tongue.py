"""A tongue: thick and rough at its root, flat at its tip."""

from ..shapes.joint import joint


def build(material, random, size):
    limbs = [([(-0.5, 0, 0, 0.21), (-0.2, 0, 0.04, 0.22), (0.15, 0.02, 0.02, 0.17), (0.5, 0.06, -0.02, 0.12)], (1, 1, 0.8))]
    limbs.append(([(-0.5, -0.08, -0.08, 0.17)],))
    return joint(material, random, size, limbs, lambda p, n: 0.5 * (p.x < -0.55) + 0.25 * n.z, step=0.018, lumps=0.8)
