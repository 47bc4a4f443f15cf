"""Two tumblers of clear glass, one behind the other."""

from ..layout import smooth_profile
from ..scene import link
from ..shapes.glass import glass

LEVEL, SURFACE, MIDDLE, FLOOR = 0.03, 0.9, 0.43, 0.05
PLACES = ((-0.42, -0.12), (0.46, 0.2))
FOOT, RIM, TALL = 0.29, 0.37, 0.85
PROFILE = [
    (0.001, 0.02),
    (0.24, 0.02),
    (FOOT, 0.04),
    (0.3, 0.1),
    (0.333, 0.48),
    (RIM, TALL),
    (RIM + 0.008, TALL + 0.012),
    (RIM - 0.006, TALL + 0.016),
    (RIM - 0.014, TALL),
]


def inside(height):
    """The radius of a glass inside, at a height."""
    return FOOT + (RIM - FOOT) * height / TALL - 0.012


def build(description):
    for place in PLACES:
        link(glass('tumbler', smooth_profile(PROFILE))).location = (*place, 0)
