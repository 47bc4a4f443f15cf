"""A square cut out of an omelette or a curd bake: browned above, straight porous sides."""

from ..scene import wobble
from ..shapes.cake import cake, drum


def build(material, random, size):
    half, tall, seed = 0.3 * size, 0.33 * size, random.uniform(0, 99)

    def point(share, height, x, y):
        reach = min(1 / max(abs(x), 1e-6), 1 / max(abs(y), 1e-6))
        px, py = half * share * reach * x, half * share * reach * y
        side = abs(height) < 0.98
        puff = 0.035 * size * wobble((px * 3 / size + seed, py * 3 / size, 0)) + 0.01 * size * wobble(
            (px * 11 / size, py * 11 / size + seed, 2)
        )
        pore = max(0, wobble((px * 17 / size + seed, py * 17 / size, height * tall / size * 10)) - 0.2)
        top = tall * (height + 1) / 2
        brown = (
            0.56
            + 0.42 * wobble((px * 3.4 / size + seed, py * 3.4 / size, 5))
            + 0.14 * wobble((px * 12 / size, py * 12 / size, seed))
            + 0.16 * share**8
        )
        # Knives and dishes slant.
        pull = (1 - 0.04 * pore * side) * (0.955 + 0.045 * height)
        return (px * pull, py * pull, top + puff * max(0, height)), (
            0.2 - 0.12 * pore + 0.4 * max(0, height - 0.86) / 0.14 if side else brown
        )

    profile = drum(0.04, 0.06, 30, 3)
    sides = [(1.0, 0.94 - 1.88 * i / 24) for i in range(1, 24)]
    middle = len(profile) // 2
    return cake('square', material, profile[:middle] + sides + profile[middle:], 160, point, 0.9)
