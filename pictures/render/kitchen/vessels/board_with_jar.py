"""A glass jar on a wooden board."""

from ..layout import smooth_profile
from ..scene import link
from ..shapes.glass import glass
from .board import LEVEL
from .board import SURFACE as SURFACE
from .board import build as build_board

MIDDLE, FLOOR = 0.34, LEVEL + 0.035
PLACES = ((-0.36, 0.18),)
JAR = [
    (0.001, 0.0),
    (0.33, 0.0),
    (0.385, 0.03),
    (0.4, 0.1),
    (0.4, 0.5),
    (0.38, 0.57),
    (0.365, 0.59),
    (0.365, 0.66),
    (0.378, 0.675),
    (0.37, 0.69),
    (0.355, 0.675),
]


def inside(height):
    """The radius of the jar inside, at a height."""
    return 0.385 - 0.035 * min(1, max(0, (height - LEVEL - 0.5) / 0.08))


def build(description):
    build_board(description)
    link(glass('jar', smooth_profile(JAR))).location = (*PLACES[0], LEVEL)
