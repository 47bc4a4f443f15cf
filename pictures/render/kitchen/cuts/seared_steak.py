"""A steak out of the pan: thick, rounded, crusted all over, with a rim of fat along one side."""

import math

from ..scene import values, wobble
from ..shapes.cake import cake, drum


def build(material, random, size):
    seed, fat = random.uniform(0, 99), []

    def point(share, height, x, y):
        reach = (abs(x / 0.5) ** 2.4 + abs(y / 0.37) ** 2.4) ** (-1 / 2.4)
        reach *= 1 + 0.1 * wobble((x * 1.3 + seed, y * 1.3, 0)) - 0.16 * math.exp(-(((x - 0.75) / 0.3) ** 2)) * (y > 0)
        px, py = share * reach * x, share * reach * y
        swell = (
            0.3 * wobble((px * 3 + seed, py * 3, 0)) + 0.09 * wobble((px * 9, py * 9 + seed, 2)) + 0.05 * wobble((px * 24, py * 24, seed))
        )
        side = 1 - abs(height)
        bulge = 1 + 0.03 * wobble((x * 6 + seed, y * 6, height * 2))
        rim = max(0, share - 0.86) / 0.14 * (0.5 + 0.5 * y - 0.5 * x) ** 0.7 if -0.7 * x + y > 0 else 0
        fat.append(rim * (0.75 + 0.4 * wobble((x * 4 + seed, y * 4, 5))))
        browned = 0.48 + 0.4 * wobble((px * 4 + seed, py * 4, 7)) - 0.15 * side
        return (size * px * bulge, size * py * bulge, size * 0.115 * (height * (1 + swell) + 0.3 * swell)), browned

    piece = cake('steak', material, drum(0.2, 0.85, 60, 10), 150, point)
    values(piece, 'inside', [0] * len(fat))
    return values(piece, 'fat', fat)
