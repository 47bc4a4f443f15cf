"""A whole pita: round, flat, puffed in the middle, spotted by the oven."""

from ..scene import wobble
from ..shapes.cake import cake, drum


def build(material, random, size):
    seed = random.uniform(0, 99)

    def point(share, height, x, y):
        away = 0.55 * share * (1 + 0.03 * wobble((x * 2 + seed, y * 2, 0)))
        px, py = away * x, away * y
        blister = wobble((px * 8 + seed, py * 8, 0)) + 0.6 * wobble((px * 18, py * 18 + seed, 3))
        puff = 0.03 + 0.03 * (1 - share**4) + 0.01 * blister
        return (size * px, size * py, size * (0.04 + puff * height)), 0.24 + 0.7 * max(0, blister - 0.1) + 0.16 * share**8

    return cake('pita', material, drum(0.08, 0.6, 40, 6), 130, point)
