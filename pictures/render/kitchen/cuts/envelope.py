"""Flat parcels of thin lavash, fried: blistered, with the flap of the sheet across them."""

from ..scene import wobble
from ..shapes.cake import cake, drum

CHEESE, HERBS = 0.12, -1.0


def build(material, random, size, cut=9.0):
    """A whole one, or what is left of it beyond `cut`, a share of its length."""
    long, wide, half, seed = 0.42 * size * random.uniform(0.96, 1.04), 0.25 * size, 0.065 * size, random.uniform(0, 99)

    def point(share, height, x, y):
        reach = (abs(x) ** 7 + abs(y) ** 7) ** (-1 / 7)
        px, py = (
            long * share * reach * x * (1 + 0.02 * wobble((x * 3 + seed, y * 3, 0))),
            wide * share * reach * y * (1 + 0.04 * wobble((x * 2 + seed, y * 2, 1))),
        )
        flap = 0.1 * (py > 0.15 * wide + 0.08 * px) + 0.1 * (abs(px) > 0.72 * long)
        blister = wobble((px * 8 / size + seed, py * 8 / size, height))
        swell = 1 - 0.34 * max(abs(px) / long, abs(py) / wide) ** 3
        lift = 0.16 * blister + 0.08 * wobble((px * 18 / size, py * 18 / size + seed, height)) + flap
        pz = half * (1 + height * swell + lift * (height > 0))
        face = min(1, max(0, (abs(height) - 0.55) / 0.4))
        brown = 0.3 + face * (0.34 + 0.42 * blister + 0.12 * wobble((px * 20 / size, py * 20 / size, seed)))
        if px > cut * long:
            inside = abs(height) < 0.82 and abs(py) < 0.93 * wide
            bulge = 0.03 * size * (1 - height**2) * (1.6 + wobble((py * 14 / size + seed, pz * 14 / size, 0))) if inside else 0
            green = wobble((py * 40 / size + seed, pz * 40 / size, 3)) > 0.34
            return (cut * long + bulge, py, pz), 0.34 if not inside else HERBS if green else CHEESE
        return (px, py, pz), brown

    return cake('envelope', material, drum(0.2, 1.0, 40, 14), 150, point, 1.0)
