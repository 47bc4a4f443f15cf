"""A whole head of garlic: cloves that swell under a papery skin, with a dry neck."""

from ..shapes.grown import grown

PROFILE = [
    (0, 0.02, 0.3),
    (0.1, 0.0, 0.4),
    (0.26, 0.05, 0.8),
    (0.36, 0.2, 1),
    (0.34, 0.34, 1),
    (0.2, 0.5, 0.9),
    (0.085, 0.6, 0.75),
    (0.06, 0.74, 0.6),
    (0.055, 0.92, 0.45),
    (0.04, 0.94, 0.3),
    (0, 0.93, 0.3),
]


def build(material, random, size):
    return grown(material, random, PROFILE, size, 0.07, ribs=9, groove=0.16, streaks=0.4)
