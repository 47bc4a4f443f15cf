"""A sheaf of dry spaghetti: straight strands that fan out at their ends."""

import math

from ..scene import tubes

STRANDS = 70


def build(material, random, size):
    curves = []
    for _ in range(STRANDS):
        angle, away, half = random.uniform(0, math.tau), math.sqrt(random.random()), 0.36 * size * random.uniform(0.94, 1.03)
        side, up = 0.075 * away * math.cos(angle), 0.055 * away * math.sin(angle) + 0.055
        fan, lift = random.gauss(0, 0.03) + 0.8 * side, random.uniform(0, 0.02)
        ends = ((-half, (side - fan) * size, (up - lift * 0.5) * size), (half, (side + fan) * size, (up + lift * 0.5) * size))
        curves.append([(point, 1) for point in ends])
    return tubes('sheaf', curves, 0.0105 * size, material, 3)
