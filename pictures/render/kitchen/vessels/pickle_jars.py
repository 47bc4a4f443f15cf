"""Two glass jars on a wooden board: an open one, and one under a metal lid."""

from ..layout import smooth_profile
from ..scene import link, turned
from ..shader import Shader
from ..shapes.glass import glass
from .board import LEVEL
from .board import SURFACE as SURFACE
from .board import build as build_board

MIDDLE, FLOOR = 0.4, LEVEL + 0.04
PLACES = ((-0.42, -0.06), (0.46, 0.2))
JAR = [
    (0.001, 0.0),
    (0.33, 0.0),
    (0.385, 0.03),
    (0.4, 0.1),
    (0.4, 0.62),
    (0.37, 0.72),
    (0.325, 0.77),
    (0.325, 0.85),
    (0.335, 0.86),
    (0.325, 0.87),
    (0.315, 0.86),
]
LID = [(0.001, 0.885), (0.3, 0.885), (0.315, 0.895), (0.345, 0.885), (0.35, 0.87), (0.35, 0.79), (0.345, 0.78)]


def inside(height):
    """The radius of a jar inside, at a height."""
    return 0.385 - 0.07 * min(1, max(0, (height - LEVEL - 0.62) / 0.14))


def build(description):
    build_board(description)
    for place in PLACES:
        link(glass('jar', smooth_profile(JAR))).location = (*place, LEVEL)
    shader = Shader('lid')
    lid = shader.done(shader.surface(description['glaze'], metallic=0.4, roughness=0.3, coat=0.5))
    link(turned('lid', smooth_profile(LID), lid, uneven=0.0)).location = (*PLACES[1], LEVEL)
