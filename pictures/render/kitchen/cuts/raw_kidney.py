"""A kidney of beef: many rounded lobes around a notch with white fat."""

import math

from ..shapes.joint import joint


def build(material, random, size):
    limbs = []
    for i in range(9):
        angle = math.radians(-50 + 280 * i / 8)
        x, y = 0.3 * math.cos(angle), 0.16 * math.sin(angle)
        limbs.append(([(x, y, random.uniform(-0.02, 0.04), random.uniform(0.12, 0.15))],))
    limbs.append(([(-0.12, 0.02, 0.05, 0.13), (0.12, 0.02, 0.05, 0.13)],))
    return joint(
        material, random, size, limbs, lambda p, n: 0.9 if abs(p.x) < 0.12 and p.y < -0.03 and n.y < 0.2 else -0.2, None, 0.016, 0.012, 0.5
    )
