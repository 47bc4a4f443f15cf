"""Two faceted tumblers, smooth at their rims, one behind the other."""

from ..layout import smooth_profile
from ..scene import link
from ..shapes.facets import faceted, ridges
from ..shapes.glass import glass

LEVEL, SURFACE, MIDDLE = 0.03, 0.9, 0.34
FACETS, LOW, HIGH = 12, 0.05, 0.83
PROFILE = [
    (0.001, 0.02),
    (0.25, 0.02),
    (0.3, 0.03),
    (0.31, 0.08),
    (0.355, 0.5),
    (0.39, 0.8),
    (0.4, 0.83),
    (0.41, 0.96),
    (0.414, 0.972),
    (0.404, 0.976),
    (0.398, 0.96),
]
WALLS = [(0.27, 0.08), (0.3, 0.1), (0.343, 0.5), (0.378, 0.8), (0.39, 0.83), (0.4, 0.96)]
POURED = ((-0.42, -0.14, WALLS), (0.45, 0.2, WALLS))


def shaped(thing):
    """A tumbler, or what is in it, with its facets."""
    return faceted(thing, FACETS, LOW, HIGH)


def build(description):
    profile = smooth_profile(PROFILE)
    for x, y, _ in POURED:
        link(shaped(glass('tumbler', profile))).location = (x, y, 0)
        link(ridges(profile, FACETS, LOW, HIGH)).location = (x, y, 0)
