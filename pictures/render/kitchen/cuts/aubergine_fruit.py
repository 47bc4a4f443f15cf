"""A whole aubergine, lying, the green cap and stalk at the left, where `core` is below 0.25."""

from ..shapes.grown import grown

PROFILE = [
    (0, -0.68, 1),
    (0.1, -0.67, 1),
    (0.22, -0.56, 1),
    (0.27, -0.32, 1),
    (0.235, 0.02, 1),
    (0.17, 0.32, 1),
    (0.12, 0.5, 1),
    (0.085, 0.57, 0.9),
    (0.08, 0.575, 0.1),
    (0.045, 0.6, 0.05),
    (0.04, 0.74, 0),
    (0.05, 0.8, 0),
    (0, 0.8, 0.1),
]


def build(material, random, size):
    return grown(material, random, PROFILE, size, 0.05, bend=random.uniform(0.1, 0.2), lying=True, sepals=(6, 0.17, 0.06, -0.2))
