"""Round sugar biscuits: a rim of petals, small holes pricked into the face."""

import math

from ..scene import wobble
from ..shapes.cake import cake, drum

HOLES = [(0.0, 0.0)] + [(0.45 * math.cos(k * math.tau / 6), 0.45 * math.sin(k * math.tau / 6)) for k in range(6)]


def build(material, random, size):
    seed = random.uniform(0, 99)

    def point(share, height, x, y):
        angle = math.atan2(y, x)
        away = 0.26 * share * (1 + 0.03 * abs(math.sin(9 * angle)) * share**3)
        px, py = share * x, share * y
        hole = max(math.exp(-((math.dist((px, py), at) / 0.055) ** 2)) for at in HOLES)
        rim = math.exp(-(((share - 0.82) / 0.05) ** 2))
        up = height > 0.9
        z = 0.026 * height + up * (-0.03 * hole - 0.01 * rim + 0.005 * wobble((px * 5 + seed, py * 5, 0)))
        brown = 0.34 + 0.45 * share**5 + 0.4 * hole * up + 0.16 * rim * up + 0.14 * wobble((px * 3 + seed, py * 3, 4))
        return (size * away * x, size * away * y, size * z), brown

    return cake('biscuit', material, drum(0.1, 0.7, 56, 5), 150, point)
