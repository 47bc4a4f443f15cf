"""A joint of meat without bones: a thick lump, cut straight at one end, with fat on its back."""

from ..shapes.joint import joint


def build(material, random, size):
    limbs = [
        ([(-0.3, 0, 0, 0.24), (0.1, 0.03, 0.02, 0.27), (0.4, -0.02, 0, 0.2)], (1, 1.1, 0.85)),
        ([(0.1, -0.16, -0.04, 0.17), (0.36, -0.14, -0.06, 0.12)],),
    ]
    return joint(
        material, random, size, limbs, lambda p, n: 0.75 * n.y + 0.3 * n.z - 0.25, cut=lambda q: -0.34 - q[..., 0] - 0.3 * q[..., 1]
    )
