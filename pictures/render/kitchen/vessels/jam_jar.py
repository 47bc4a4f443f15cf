"""An open glass jar, and a saucer of glazed ceramic beside it."""

from ..layout import smooth_profile
from ..scene import link, turned
from ..shapes.glass import glass
from .bowl import glaze

LEVEL, SURFACE, MIDDLE, FLOOR = 0.1, 0.9, 0.4, 0.05
PLACES = ((-0.4, 0.18),)
SAUCER = (0.5, -0.2)
JAR = [
    (0.001, 0.02),
    (0.34, 0.02),
    (0.4, 0.06),
    (0.41, 0.14),
    (0.41, 0.68),
    (0.38, 0.76),
    (0.345, 0.8),
    (0.345, 0.84),
    (0.36, 0.85),
    (0.345, 0.87),
    (0.36, 0.89),
    (0.345, 0.91),
    (0.352, 0.94),
    (0.34, 0.95),
    (0.33, 0.93),
]
DISH = [
    (0.001, 0.04),
    (0.22, 0.04),
    (0.25, 0.03),
    (0.27, 0.05),
    (0.4, 0.1),
    (0.47, 0.15),
    (0.475, 0.162),
    (0.46, 0.164),
    (0.39, 0.12),
    (0.28, 0.085),
    (0.001, 0.08),
]


def inside(height):
    """The radius of the jar inside, at a height."""
    return 0.395 if height < 0.68 else 0.395 - 0.065 * min(1, (height - 0.68) / 0.12)


def build(description):
    link(glass('jar', smooth_profile(JAR))).location = (*PLACES[0], 0)
    link(turned('saucer', smooth_profile(DISH), glaze(description))).location = (*SAUCER, 0)
