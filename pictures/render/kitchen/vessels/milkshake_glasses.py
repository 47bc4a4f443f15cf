"""Two tall glasses on short feet that widen upwards, one behind the other."""

from ..layout import smooth_profile
from ..scene import link
from ..shapes.glass import glass

LEVEL, SURFACE, MIDDLE, FLOOR = 0.03, 0.9, 0.54, 0.17
PLACES = ((-0.36, -0.06), (0.36, 0.14))
STEM, RIM, TALL = 0.14, 0.28, 0.96
PROFILE = [
    (0.001, 0.015),
    (0.2, 0.015),
    (0.225, 0.028),
    (0.2, 0.045),
    (0.1, 0.07),
    (0.075, 0.095),
    (0.1, 0.12),
    (STEM, 0.17),
    (0.178, 0.3),
    (0.222, 0.55),
    (RIM, TALL),
    (RIM + 0.012, TALL + 0.012),
    (RIM - 0.004, TALL + 0.016),
    (RIM - 0.014, TALL),
]


def inside(height):
    """The radius of a glass inside, at a height."""
    points = PROFILE[7:11]
    for (near, low), (far, high) in zip(points, points[1:]):
        if height <= high:
            return near + (far - near) * (height - low) / (high - low) - 0.012
    return RIM - 0.012


def build(description):
    for place in PLACES:
        link(glass('milkshake glass', smooth_profile(PROFILE))).location = (*place, 0)
