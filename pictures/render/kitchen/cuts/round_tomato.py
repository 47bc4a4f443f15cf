"""A whole tomato with the star of its sepals, which have a `core` below 0.25."""

from ..shapes.grown import grown

PROFILE = [
    (0, 0.01, 1),
    (0.14, 0.0, 1),
    (0.32, 0.1, 1),
    (0.4, 0.28, 1),
    (0.37, 0.45, 1),
    (0.25, 0.56, 0.95),
    (0.1, 0.57, 0.85),
    (0.03, 0.54, 0.7),
    (0.022, 0.56, 0.1),
    (0.018, 0.64, 0),
    (0.02, 0.66, 0),
    (0, 0.66, 0),
]


def build(material, random, size):
    return grown(material, random, PROFILE, size, 0.05, ribs=6, groove=0.03, sepals=(5, 0.22, 0.05, 0.3))
