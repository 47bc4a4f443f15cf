"""A small bowl of glazed ceramic in the middle of a wooden board."""

from ..layout import smooth_profile
from ..scene import link, turned
from .board import LEVEL as GROUND
from .board import build as build_board
from .bowl import glaze

LEVEL, SURFACE, MIDDLE = 0.46, 0.53, 0.34
PROFILE = [
    (0.001, 0.03),
    (0.26, 0.03),
    (0.3, 0.0),
    (0.33, 0.03),
    (0.46, 0.14),
    (0.55, 0.34),
    (0.57, 0.42),
    (0.565, 0.435),
    (0.545, 0.43),
    (0.53, 0.34),
    (0.44, 0.18),
    (0.3, 0.08),
    (0.001, 0.07),
]


def build(description):
    build_board(description)
    link(turned('bowl', smooth_profile(PROFILE), glaze(description))).location = (0, 0, GROUND)
