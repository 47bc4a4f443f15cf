"""A whole sweet potato, lying: a lumpy spindle."""

from ..shapes.grown import grown

PROFILE = [
    (0, -0.72, 0.6),
    (0.03, -0.7, 0.7),
    (0.09, -0.56, 0.85),
    (0.2, -0.3, 1),
    (0.245, 0.02, 1),
    (0.21, 0.32, 1),
    (0.11, 0.56, 0.9),
    (0.035, 0.68, 0.7),
    (0, 0.7, 0.6),
]


def build(material, random, size):
    return grown(material, random, PROFILE, size, 0.22, rings=0.03, streaks=0.25, bend=random.uniform(-0.2, 0.2), lying=True)
