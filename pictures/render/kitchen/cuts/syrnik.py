"""Syrniki: thick round cakes of curd with browned faces and a pale, floury, cracked side."""

from ..scene import wobble
from ..shapes.cake import cake, drum

INSIDE = 0.02


def build(material, random, size, cut=9.0):
    """A whole one, or what is left of it beyond `cut`."""
    radius, half, seed = 0.3 * size * random.uniform(0.96, 1.04), 0.092 * size, random.uniform(0, 99)

    def point(share, height, x, y):
        edge = share * (1 + 0.05 * wobble((x * 1.4 + seed, y * 1.4, 0)) + 0.016 * wobble((x * 6 + seed, y * 6, height)))
        face = min(1, max(0, (abs(height) - 0.62) / 0.3))
        crack = max(0, 0.32 - abs(wobble((x * 4 + seed, y * 4, height * 1.5)))) * (1 - face)
        dent = 0.007 * wobble((x * share * 5 + seed, y * share * 5, 3)) + 0.003 * wobble((x * share * 18, y * share * 18 + seed, 5))
        brown = 0.2 + face * (0.42 + 0.3 * wobble((x * share * 2.2 + seed, y * share * 2.2, height)) + 0.1 * share**4)
        px, py = radius * edge * (1 - 0.1 * crack) * x, radius * edge * (1 - 0.1 * crack) * y
        pz = half * (height + 1) + size * dent * face
        if px > cut * radius and abs(height) < 0.97:
            px, brown = (
                cut * radius + 0.012 * size * wobble((py * 26 + seed, pz * 26, 1)) + 0.008 * size * wobble((py * 60, pz * 60, seed)),
                INSIDE,
            )
        return (min(px, cut * radius + 0.02 * size), py, pz), brown - 0.15 * crack

    return cake('syrnik', material, drum(0.16, 0.5), 110, point, 0.9)
