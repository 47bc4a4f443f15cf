"""A tall glass, and a jug of clear glass behind it."""

import math

from ..layout import smooth_profile
from ..scene import link
from ..shapes.glass import glass
from ..shapes.handle import handle
from ..shapes.solid_glass import solid_glass

LEVEL, SURFACE, MIDDLE = 0.03, 0.9, 0.45
GLASS = [(0.001, 0.02), (0.22, 0.02), (0.25, 0.03), (0.255, 0.1), (0.29, 1.0), (0.295, 1.012), (0.285, 1.016), (0.28, 1.0)]
JUG = [
    (0.001, 0.02),
    (0.3, 0.02),
    (0.37, 0.05),
    (0.41, 0.2),
    (0.4, 0.45),
    (0.33, 0.75),
    (0.28, 0.92),
    (0.29, 1.05),
    (0.33, 1.17),
    (0.335, 1.18),
    (0.325, 1.185),
    (0.318, 1.17),
]
GLASS_WALLS = [(0.21, 0.06), (0.246, 0.08), (0.252, 0.2), (0.282, 1.0)]
JUG_WALLS = [(0.3, 0.05), (0.362, 0.08), (0.4, 0.2), (0.39, 0.45), (0.322, 0.75), (0.27, 0.92), (0.28, 1.05)]
POURED = ((-0.36, -0.16, GLASS_WALLS), (0.36, 0.2, JUG_WALLS))


def build(description):
    (gx, gy, _), (jx, jy, _) = POURED
    link(glass('tumbler', smooth_profile(GLASS))).location = (gx, gy, 0)
    jug = link(glass('jug', smooth_profile(JUG)))
    jug.location = (jx, jy, 0)
    # The lip from which it is poured.
    for corner in jug.data.vertices:
        place = corner.co
        lip = max(0, place.z - 1.0) * math.exp(-((math.remainder(math.atan2(place.y, place.x) - 3.6, math.tau) / 0.4) ** 2))
        place.x, place.y = place.x * (1 + 2.2 * lip), place.y * (1 + 2.2 * lip)
    link(handle(solid_glass(), (jx, jy), 0.2, (0.28, 1.02), (0.39, 0.36), 0.2, 0.035))
