"""A long rough root, lying, as thick at one end as at the other: horseradish."""

from ..shapes.grown import grown

PROFILE = [
    (0, -0.82, 0),
    (0.07, -0.82, 0),
    (0.08, -0.815, 0.3),
    (0.085, -0.8, 0.9),
    (0.1, -0.4, 1),
    (0.105, 0, 0.95),
    (0.13, 0.4, 1),
    (0.15, 0.6, 0.95),
    (0.14, 0.74, 1),
    (0.08, 0.8, 0.9),
    (0, 0.8, 0.9),
]


def build(material, random, size):
    return grown(material, random, PROFILE, size, 0.3, rings=0.14, streaks=0.2, bend=random.uniform(0.08, 0.2), lying=True)
