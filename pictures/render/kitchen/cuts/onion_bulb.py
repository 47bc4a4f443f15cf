"""A whole onion in its dry skin, with a tuft of roots and a withered neck."""

from ..shapes.grown import grown

PROFILE = [
    (0, -0.02, 0.3),
    (0.06, -0.02, 0.3),
    (0.08, 0.01, 0.4),
    (0.2, 0.06, 0.75),
    (0.36, 0.22, 0.9),
    (0.39, 0.36, 0.9),
    (0.32, 0.54, 0.85),
    (0.18, 0.67, 0.75),
    (0.08, 0.76, 0.6),
    (0.05, 0.86, 0.45),
    (0.055, 0.95, 0.35),
    (0.02, 0.97, 0.3),
    (0, 0.94, 0.3),
]


def build(material, random, size, stretch=1.0):
    profile = [(radius, height * stretch, core) for radius, height, core in PROFILE]
    return grown(material, random, profile, size, 0.06, ribs=26, groove=0.012, streaks=0.28)
