"""A roast wedge of potato: browned at its edges."""

from .wedge import sector


def build(material, random, size):
    radius, arc = 0.22 * size * random.uniform(0.9, 1.1), random.uniform(1.0, 1.3)

    def browned(away, height):
        return 0.34 + 0.4 * max(away, height) ** 4 + 0.3 * (away < 0.14)

    return sector('wedge', material, radius, arc, (0.95, 1.35), browned, 0.7)
