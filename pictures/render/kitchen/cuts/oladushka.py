"""Oladyi: puffy oval pancakes with browned faces and a pale seam around them."""

from ..scene import wobble
from ..shapes.cake import cake, drum


def build(material, random, size):
    long, wide = (side * size * random.uniform(0.93, 1.07) for side in (0.35, 0.28))
    half, seed = 0.085 * size * random.uniform(0.95, 1.1), random.uniform(0, 99)

    def point(share, height, x, y):
        edge = share * (1 + 0.09 * wobble((x * 1.2 + seed, y * 1.2, 0)) + 0.02 * wobble((x * 5 + seed, y * 5, height)))
        dome = 0.3 * (1 - share**2) * (height > 0)
        dent = 0.09 * wobble((x * share * 3 + seed, y * share * 3, height)) + 0.03 * wobble((x * share * 11, y * share * 11 + seed, height))
        face = min(1, max(0, (abs(height) - 0.35) / 0.5))
        brown = 0.12 + face * (0.56 + 0.24 * wobble((x * share * 2.4 + seed, y * share * 2.4, height)) - 0.22 * max(0, share - 0.72) / 0.28)
        return (long * edge * x, wide * edge * y, half * (1 + height + dome + dent * abs(height))), brown

    return cake('oladushka', material, drum(0.42, 1.0), 100, point)
