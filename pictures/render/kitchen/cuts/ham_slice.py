"""A slice of ham: a rim of fat along its back."""

from ..shapes.meat import meat_slice
from ..shapes.sandwich import oblong


def build(material, random, size):
    return meat_slice(material, random, size, oblong(0.42, 0.32, 3), 0.035, lambda x, y, share: (share > 0.9) * (0.3 + 1.2 * y), uneven=0.5)
