"""Flaked almonds: thin pointed slices with the brown skin around them."""

from ..scene import wobble
from ..shapes.cake import cake

PROFILE = [(0.001, 1), (0.4, 1), (0.75, 1), (0.93, 1), (1, 0), (0.93, -1), (0.5, -1), (0.001, -1)]


def build(material, random, size):
    long, wide, seed, curl = (
        0.125 * size * random.uniform(0.9, 1.1),
        0.07 * size * random.uniform(0.9, 1.1),
        random.uniform(0, 99),
        random.uniform(-2, 2),
    )

    def point(share, height, x, y):
        px, py = long * share * x, wide * share * y * (1 - 0.32 * x)
        return (
            px,
            py,
            0.006 * size * height + curl * px * px / size + 0.006 * size * wobble((px * 9 / size + seed, py * 9 / size, 0)),
        ), share

    return cake('almond', material, PROFILE, 40, point, 0.9)
