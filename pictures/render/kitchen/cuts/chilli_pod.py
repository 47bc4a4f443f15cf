"""A whole chilli, lying, pointed, its stalk at the left, where `core` is below 0.25."""

from ..shapes.grown import grown

PROFILE = [
    (0, -0.72, 1),
    (0.012, -0.7, 1),
    (0.045, -0.5, 1),
    (0.075, -0.15, 1),
    (0.092, 0.2, 1),
    (0.09, 0.34, 1),
    (0.07, 0.4, 0.9),
    (0.06, 0.41, 0.1),
    (0.055, 0.44, 0.05),
    (0.022, 0.48, 0),
    (0.018, 0.62, 0),
    (0.024, 0.72, 0),
    (0, 0.72, 0.05),
]


def build(material, random, size):
    return grown(material, random, PROFILE, size, 0.16, bend=random.uniform(0.2, 0.4), lying=True)
