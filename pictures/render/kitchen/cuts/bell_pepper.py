"""A whole sweet pepper with its stalk, which has a `core` below 0.25."""

from ..shapes.grown import grown

PROFILE = [
    (0, 0.05, 1),
    (0.1, 0.02, 1),
    (0.22, 0.03, 1),
    (0.29, 0.14, 1),
    (0.33, 0.4, 1),
    (0.37, 0.62, 1),
    (0.34, 0.75, 1),
    (0.2, 0.77, 0.95),
    (0.08, 0.7, 0.8),
    (0.07, 0.7, 0.1),
    (0.045, 0.74, 0),
    (0.038, 0.88, 0),
    (0.05, 0.95, 0),
    (0.045, 0.97, 0),
    (0, 0.96, 0.08),
]


def build(material, random, size):
    return grown(material, random, PROFILE, size, 0.08, ribs=random.choice((3, 4)), groove=0.2)
