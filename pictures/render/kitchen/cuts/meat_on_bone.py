"""A joint on the bone, such as a shank or a leg: thick meat, from which the bone stands out."""

from ..shapes.joint import joint


def build(material, random, size):
    limbs = [
        ([(-0.36, 0, 0, 0.24), (-0.08, 0.02, 0.02, 0.25), (0.26, 0, 0, 0.15), (0.44, 0, 0, 0.09)], (1, 1, 0.9)),
        ([(-0.2, -0.16, -0.02, 0.16), (0.1, -0.12, -0.02, 0.1)],),
        ([(0.3, 0, 0, 0.055), (0.66, 0, 0.01, 0.055)],),
        ([(0.7, 0.045, 0.01, 0.07)],),
        ([(0.7, -0.045, 0.01, 0.065)],),
    ]

    def bone(point):
        return 0.5 * (point.x > 0.5)

    return joint(material, random, size, limbs, lambda p, n: 0.5 * n.y + 0.4 * n.z - 0.2, bone, 0.018, 0.035)
