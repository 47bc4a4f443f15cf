"""A slice of soft cheese that has melted in the oven: a smooth round pool, blistered and browned in spots, to be draped."""

from ..scene import wobble
from ..shapes.cake import cake, drum


def build(material, random, size):
    radius, seed = 0.3 * size, random.uniform(0, 99)

    def point(share, height, x, y):
        away = radius * share * (1 + 0.3 * wobble((x * 1.1 + seed, y * 1.1, 0)) + 0.14 * wobble((x * 2.6 + seed, y * 2.4, 5)))
        px, py = away * x, away * y
        blister = wobble((px * 9 + seed, py * 9, 0)) + 0.4 * wobble((px * 22, py * 22 + seed, 3))
        thick = 0.028 * height * (1 - 0.4 * share**3) + 0.012 * blister * (height > 0) * (1 - share**6)
        return (px, py, thick), 0.44 + 0.6 * blister * (1 - share**8)

    return cake('melted', material, drum(0.16, 1.0, 26, 6), 80, point)
