"""A slice across a seared steak: its cut face is seen, with the crust around and fat at one end."""

from ..scene import values, wobble
from ..shapes.cake import cake, drum


def build(material, random, size):
    seed, inside, fat = random.uniform(0, 99), [], []
    long, tall, thick = 0.4 * random.uniform(0.94, 1.04), 0.14 * random.uniform(0.94, 1.06), 0.05
    bow = random.uniform(-0.1, 0.1)

    def point(share, height, x, y):
        reach = (abs(x / long) ** 3 + abs(y / tall) ** 3) ** (-1 / 3) * (1 + 0.06 * wobble((x * 1.8 + seed, y * 1.8, 0)))
        px, py = share * reach * x, share * reach * y
        rim = (1 - share) * reach
        cut = abs(height) == 1
        inside.append(1 if cut and share < 0.97 else 0)
        fat.append(0.9 * max(0, -x) ** 6 * max(0, 1 - rim / 0.07) if cut else 0.7 * max(0, -x) ** 6)
        face = 0.1 * wobble((px * 6 + seed, py * 6, height)) + 0.06 * wobble((px * 20, py * 20 + seed, height))
        near = min(rim, (1 - abs(py) / tall) * tall)
        return (size * px, size * (py + bow * px * px), size * thick * (height + face)), max(0, 1 - near / 0.13) if cut else 0.7

    piece = cake('slice', material, drum(0.05, 0.5, 40, 4), 130, point, crease=0.9)
    return values(values(piece, 'inside', inside), 'fat', fat)
