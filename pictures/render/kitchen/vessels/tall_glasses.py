"""Two tall straight glasses with thick bottoms, one behind the other."""

from ..layout import smooth_profile
from ..scene import link
from ..shapes.glass import glass

LEVEL, SURFACE, MIDDLE, FLOOR = 0.03, 0.9, 0.45, 0.08
PLACES = ((-0.34, -0.06), (0.36, 0.14))
FOOT, RIM, TALL = 0.235, 0.268, 0.98
PROFILE = [
    (0.001, 0.015),
    (FOOT - 0.03, 0.015),
    (FOOT, 0.04),
    (FOOT + 0.004, 0.12),
    (0.252, 0.55),
    (RIM, TALL),
    (RIM + 0.006, TALL + 0.01),
    (RIM - 0.006, TALL + 0.014),
    (RIM - 0.012, TALL),
]


def inside(height):
    """The radius of a glass inside, at a height."""
    return FOOT + (RIM - FOOT) * height / TALL - 0.01


def build(description):
    for place in PLACES:
        link(glass('tall glass', smooth_profile(PROFILE))).location = (*place, 0)
