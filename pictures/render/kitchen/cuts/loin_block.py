"""A piece of the loin: a thick cut face, fat along its back."""

from ..shapes.meat import meat_slice
from ..shapes.sandwich import oblong


def build(material, random, size):
    return meat_slice(material, random, size, oblong(0.42, 0.3, 2.5), 0.24, lambda x, y, share: (share > 0.88) * (0.2 + 2 * y), uneven=0.8)
