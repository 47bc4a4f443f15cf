"""A big mug of thick faceted glass with a handle."""

from ..layout import smooth_profile
from ..scene import link
from ..shapes.facets import faceted, ridges
from ..shapes.glass import glass
from ..shapes.handle import handle
from ..shapes.solid_glass import solid_glass

LEVEL, SURFACE, MIDDLE = 0.03, 0.9, 0.47
FACETS, LOW, HIGH = 12, 0.14, 0.92
PLACE = (0.14, 0.12)
PROFILE = [
    (0.001, 0.02),
    (0.42, 0.02),
    (0.47, 0.04),
    (0.48, 0.12),
    (0.46, 0.18),
    (0.465, 0.3),
    (0.46, 0.86),
    (0.45, 0.92),
    (0.455, 1.1),
    (0.458, 1.115),
    (0.445, 1.12),
    (0.435, 1.1),
]
WALLS = [(0.36, 0.12), (0.425, 0.16), (0.43, 0.3), (0.43, 0.92), (0.44, 1.1)]
POURED = ((*PLACE, WALLS),)


def shaped(thing):
    """The mug, or what is in it, with its facets."""
    return faceted(thing, FACETS, LOW, HIGH)


def build(description):
    profile = smooth_profile(PROFILE)
    link(shaped(glass('mug', profile))).location = (*PLACE, 0)
    link(ridges(profile, FACETS, LOW, HIGH)).location = (*PLACE, 0)
    link(handle(solid_glass(), PLACE, -0.3, (0.44, 0.92), (0.45, 0.28), 0.26, 0.055))
