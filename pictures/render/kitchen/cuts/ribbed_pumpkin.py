"""A whole pumpkin: a flattened ball with ribs and a stalk, which has a `core` below 0.25."""

from ..shapes.grown import grown

PROFILE = [
    (0, 0.06, 0.8),
    (0.14, 0.02, 0.8),
    (0.34, 0.05, 0.9),
    (0.5, 0.22, 1),
    (0.52, 0.36, 1),
    (0.42, 0.56, 1),
    (0.24, 0.63, 0.95),
    (0.1, 0.58, 0.7),
    (0.085, 0.57, 0.15),
    (0.06, 0.62, 0.08),
    (0.045, 0.74, 0),
    (0.065, 0.84, 0),
    (0.055, 0.86, 0.1),
    (0, 0.85, 0.12),
]


def build(material, random, size):
    return grown(material, random, PROFILE, size, 0.06, ribs=12, groove=0.14, streaks=0.15)
