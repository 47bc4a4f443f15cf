"""Corn flakes: curled and blistered, with a ragged edge."""

from ..scene import wobble
from ..shapes.cake import cake

PROFILE = [((i + 0.001) / 22, 1) for i in range(23)] + [((i + 0.001) / 12, -1) for i in range(12, -1, -1)]


def build(material, random, size):
    seed, curl, roll = random.uniform(0, 99), random.uniform(0.5, 1.4), random.uniform(0.2, 1)

    def point(share, height, x, y):
        away = 0.15 * share * (1 + 0.3 * wobble((x * 1.5 + seed, y * 1.5, 0)) + 0.12 * wobble((x * 5 + seed, y * 5, 1)))
        px, py = 1.2 * away * x, away * y
        blister = wobble((px * 13 + seed, py * 13, 4))
        z = curl * 2.2 * (px * px - 0.4 * roll * py * py) + 0.03 * blister + 0.008 * height
        return (size * px, size * py, size * z), 0.3 + 0.5 * max(0, blister) + 0.35 * share**5

    return cake('flake', material, PROFILE, 72, point)
