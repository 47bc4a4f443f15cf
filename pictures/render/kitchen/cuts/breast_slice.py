"""A slice across the breast of a duck: meat under a layer of fat and skin."""

from ..shapes.meat import meat_slice
from ..shapes.sandwich import oblong


def build(material, random, size):
    return meat_slice(material, random, size, oblong(0.4, 0.19, 3), 0.06, lambda x, y, share: 1.0 * (y > 0.1), uneven=0.8)
