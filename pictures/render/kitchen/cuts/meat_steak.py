"""A raw steak: a thick slice with a rim of fat along its back."""

from ..shapes.meat import meat_slice
from ..shapes.sandwich import oblong


def build(material, random, size):
    return meat_slice(
        material, random, size, oblong(0.44, 0.29, 2.5), 0.075, lambda x, y, share: (share > 0.86) * (0.3 + 1.2 * y + 0.5 * x)
    )
