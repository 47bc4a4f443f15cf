"""Whole round roots with their tail and the rests of their leaves, which have a `core` below 0.25: beetroot, turnips."""

from ..shapes.grown import grown

PROFILE = [
    (0, -0.36, 0.5),
    (0.012, -0.34, 0.5),
    (0.025, -0.2, 0.6),
    (0.05, -0.08, 0.75),
    (0.14, 0.0, 0.9),
    (0.29, 0.11, 1),
    (0.37, 0.29, 1),
    (0.34, 0.46, 0.95),
    (0.22, 0.57, 0.85),
    (0.1, 0.62, 0.6),
    (0, 0.63, 0.4),
]


def build(material, random, size):
    return grown(material, random, PROFILE, size, 0.08, rings=0.02, streaks=0.08, lying=False, sprouts=(9, 0.2, 0.026))
