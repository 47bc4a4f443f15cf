"""A trotter: a short leg in its skin, cut off above, with two hooves."""

import math

from ..shapes.joint import joint


def build(material, random, size):
    limbs = [([(-0.5, 0, 0, 0.15), (-0.2, 0, 0.01, 0.13), (0.1, 0, 0, 0.13), (0.28, 0, 0, 0.13)],)]
    for side in (-1, 1):
        limbs.append(([(0.26, side * 0.07, 0, 0.09), (0.46, side * 0.085, -0.02, 0.075), (0.6, side * 0.06, -0.04, 0.035)],))
        limbs.append(([(0.12, side * 0.12, -0.02, 0.05), (0.24, side * 0.15, -0.03, 0.04)],))

    def bone(point):
        return 0.5 if point.x < -0.5 and math.hypot(point.y, point.z) < 0.06 else 0.0

    return joint(
        material, random, size, limbs, lambda p, n: 1.0 if p.x < 0.47 else 0.0, bone, 0.015, 0.02, 0.6, lambda q: -0.52 - q[..., 0]
    )
