"""A dried fig, cut in half: seeds in the flesh, a wrinkled rim; the stalk at one side."""

from ..scene import wobble
from ..shapes.cake import cake, drum


def build(material, random, size):
    seed = random.uniform(0, 99)

    def point(share, height, x, y):
        fold = abs(wobble((x * 2.6 + seed, y * 2.6, 0)))
        neck = 0.5 * max(0, y) ** 8
        edge = share * 0.2 * (1 + neck - 0.18 * fold * share + 0.06 * wobble((x * 7 + seed, y * 7, 2)))
        px, py = edge * x, edge * y
        seeds = max(0, wobble((px * 75 + seed, py * 75, 1)) - 0.22)
        cut = height > 0.9 and share < 0.9
        top = 0.05 * (height + 1) + (0.03 * seeds - 0.02 * (1 - share) if cut else 0)
        return (size * px, size * py, size * top), max(0.0, 0.4 + 0.4 * share**3 - 2.2 * seeds) if cut else 0.95 + 0.1 * fold

    return cake('fig', material, drum(0.2, 0.9, 50, 6), 170, point)
