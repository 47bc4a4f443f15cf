"""Two wide glass cups with handles on saucers of glazed ceramic."""

from ..layout import smooth_profile
from ..scene import link, turned
from ..shapes.glass import glass
from ..shapes.handle import handle
from ..shapes.solid_glass import solid_glass
from .bowl import glaze

LEVEL, SURFACE, MIDDLE = 0.03, 0.9, 0.34
GROUND = 0.07
CUP = [
    (0.001, 0.01),
    (0.2, 0.01),
    (0.22, 0.02),
    (0.23, 0.05),
    (0.34, 0.14),
    (0.41, 0.3),
    (0.43, 0.5),
    (0.438, 0.512),
    (0.428, 0.516),
    (0.42, 0.5),
]
SAUCER = [
    (0.001, 0.03),
    (0.28, 0.03),
    (0.32, 0.02),
    (0.36, 0.04),
    (0.5, 0.08),
    (0.6, 0.13),
    (0.605, 0.142),
    (0.59, 0.144),
    (0.49, 0.1),
    (0.36, 0.066),
    (0.001, 0.066),
]
WALLS = [(0.14, GROUND + 0.04), (0.22, GROUND + 0.055), (0.335, GROUND + 0.15), (0.403, GROUND + 0.3), (0.423, GROUND + 0.5)]
POURED = ((-0.4, -0.16, WALLS), (0.5, 0.3, WALLS))


def build(description):
    china, clear = glaze(description), solid_glass()
    for x, y, _ in POURED:
        link(turned('saucer', smooth_profile(SAUCER), china)).location = (x, y, 0)
        link(glass('cup', smooth_profile(CUP))).location = (x, y, GROUND)
        link(handle(clear, (x, y), 0.35, (0.41, GROUND + 0.44), (0.36, GROUND + 0.2), 0.17, 0.028))
