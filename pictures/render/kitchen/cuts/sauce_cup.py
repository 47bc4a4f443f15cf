"""A small cup for a sauce, open above."""

from ..layout import smooth_profile
from ..scene import turned

PROFILE = [
    (0.001, 0.0),
    (0.15, 0.0),
    (0.185, 0.03),
    (0.205, 0.12),
    (0.215, 0.165),
    (0.207, 0.175),
    (0.197, 0.165),
    (0.185, 0.1),
    (0.15, 0.05),
    (0.001, 0.045),
]


def build(material, random, size):
    return turned('cup', [(radius * size, height * size) for radius, height in smooth_profile(PROFILE, 4)], material, 72)
