"""A whole radish, lying, the rests of its leaves at the left: the tail is white, `core` is below 0.25 at the leaves."""

from ..shapes.grown import grown

PROFILE = [
    (0, -0.42, 0.3),
    (0.006, -0.4, 0.3),
    (0.012, -0.24, 0.35),
    (0.04, -0.15, 0.45),
    (0.11, -0.09, 0.8),
    (0.17, 0.02, 1),
    (0.175, 0.12, 1),
    (0.12, 0.22, 1),
    (0.05, 0.25, 0.7),
    (0, 0.25, 0.4),
]


def build(material, random, size):
    return grown(material, random, PROFILE, size, 0.06, lying=True, sprouts=(6, 0.3, 0.016))
