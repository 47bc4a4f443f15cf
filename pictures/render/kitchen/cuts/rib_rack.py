"""A rack of ribs: a slab of meat, in which the ribs lie side by side and stand out at both ends."""

import math

from ..shapes.joint import joint

RIBS, APART = 6, 0.16


def build(material, random, size):
    limbs, half = [], APART * (RIBS - 1) / 2
    for i in range(RIBS):
        x = i * APART - half
        limbs.append(([(x, -0.3, 0, 0.085), (x, 0, 0.03, 0.09), (x, 0.3, 0, 0.085)], (1.1, 1, 0.9)))
        limbs.append(([(x, -0.42, -0.01, 0.036), (x, 0.42, -0.01, 0.036)],))

    def fat(point, normal):
        # The membrane is pale along the ribs and red between them.
        return 0.45 * math.cos(math.tau * (point.x + half) / APART)

    return joint(material, random, size, limbs, fat, lambda p: 0.5 * (abs(p.y) > 0.41), 0.016, 0.022, 0.6)
