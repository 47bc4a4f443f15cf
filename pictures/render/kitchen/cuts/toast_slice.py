"""A square slice of toasted bread: a crust, pores, browned in patches."""

from ..scene import wobble
from ..shapes.cake import cake, drum


def build(material, random, size, sides=(0.47, 0.45), thick=0.055, power=5):
    seed = random.uniform(0, 99)

    def point(share, height, x, y):
        reach = (abs(x) ** power + abs(y) ** power) ** (-1 / power)
        edge = share * reach * (1 + 0.02 * wobble((x * 2 + seed, y * 2, 0)))
        px, py = size * sides[0] * edge * x, size * sides[1] * edge * y
        pore = max(0, wobble((px * 13 / size + seed, py * 13 / size, 0)) - 0.12) + 0.7 * max(
            0, wobble((px * 30 / size, py * 30 / size, seed)) - 0.1
        )
        crumb = pore * (height > 0.95) * (share < 0.9)
        toasted = (
            0.44 + 0.34 * wobble((px * 3 / size + seed, py * 3 / size, 3)) + 0.16 * share**4
            if abs(height) > 0.95
            else 0.72 + 0.16 * (1 - abs(height))
        )
        return (px, py, size * (thick * (height + 1) - 0.03 * crumb + 0.012 * wobble((px * 2 + seed, py * 2, 5)))), toasted - 0.55 * crumb

    return cake('toast', material, drum(0.06, 0.5, 46, 5), 150, point)
