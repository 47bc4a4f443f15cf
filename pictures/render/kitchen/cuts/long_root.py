"""Whole carrots and other long roots, lying, the crown at the left: `core` is below 0.25 at the rests of the leaves."""

from ..shapes.grown import grown

PROFILE = [
    (0, -0.8, 0.9),
    (0.012, -0.78, 0.9),
    (0.028, -0.62, 0.95),
    (0.062, -0.4, 1),
    (0.098, 0, 1),
    (0.128, 0.35, 1),
    (0.142, 0.55, 0.95),
    (0.125, 0.63, 0.8),
    (0.07, 0.655, 0.4),
    (0, 0.64, 0.3),
]


def build(material, random, size):
    return grown(material, random, PROFILE, size, 0.12, rings=0.05, bend=random.uniform(-0.12, 0.12), lying=True, sprouts=(7, 0.08, 0.018))
