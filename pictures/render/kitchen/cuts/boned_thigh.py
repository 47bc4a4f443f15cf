"""A thigh without its bone, laid open: flat, uneven, with fat at its edges."""

from ..shapes.meat import meat_slice
from ..shapes.sandwich import oblong


def build(material, random, size):
    def fat(x, y, share):
        return 0.8 * share - 0.35 + 0.3 * (y > 0.1)

    return meat_slice(material, random, size, oblong(0.36, 0.27, 2.6), 0.06, fat, uneven=2.2)
