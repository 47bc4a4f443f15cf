"""A knuckle in its skin, cut straight: the bone shows in the cut."""

import math

from ..shapes.joint import joint


def build(material, random, size):
    limbs = [([(-0.4, 0, 0, 0.27), (-0.05, 0.01, 0.02, 0.26), (0.3, 0, 0, 0.19), (0.6, 0, 0, 0.16)],), ([(-0.2, -0.1, -0.04, 0.2)],)]

    def fat(point, normal):
        return -1.0 if normal.x < -0.75 and math.hypot(point.y, point.z) < 0.21 else 1.0

    def bone(point):
        away = math.hypot(point.y, point.z - 0.02)
        return (0.9 if away < 0.04 else 0.5) if point.x < -0.36 and away < 0.08 else 0.0

    return joint(material, random, size, limbs, fat, bone, 0.016, 0.04, 0.7, lambda q: -0.38 - q[..., 0])
