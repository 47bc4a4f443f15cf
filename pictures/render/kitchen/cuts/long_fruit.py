"""Whole courgettes, lying, the angular stalk at the left, where `core` is below 0.25."""

from ..shapes.grown import grown

PROFILE = [
    (0, -0.72, 0.5),
    (0.03, -0.72, 0.45),
    (0.1, -0.68, 0.8),
    (0.165, -0.52, 0.95),
    (0.175, -0.1, 1),
    (0.155, 0.35, 1),
    (0.125, 0.55, 0.95),
    (0.085, 0.62, 0.8),
    (0.07, 0.63, 0.12),
    (0.055, 0.68, 0.05),
    (0.05, 0.8, 0),
    (0.06, 0.84, 0),
    (0.05, 0.85, 0.1),
    (0, 0.85, 0.15),
]


def build(material, random, size):
    return grown(material, random, PROFILE, size, 0.06, ribs=10, groove=0.02, streaks=0.22, bend=random.uniform(-0.08, 0.08), lying=True)
