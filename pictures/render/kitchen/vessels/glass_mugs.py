"""Two mugs of clear glass with handles, one behind the other."""

import math

from ..layout import smooth_profile
from ..scene import link, tubes
from ..shapes.glass import glass

LEVEL, SURFACE, MIDDLE, FLOOR = 0.03, 0.9, 0.36, 0.08
PLACES, TURNS = ((-0.4, -0.1), (0.36, 0.22)), (math.pi + 0.35, -0.25)
FOOT, RIM, TALL = 0.29, 0.335, 0.82
PROFILE = [
    (0.001, 0.015),
    (0.24, 0.015),
    (0.275, 0.03),
    (FOOT, 0.08),
    (0.305, 0.2),
    (0.322, 0.5),
    (RIM, TALL),
    (RIM + 0.008, TALL + 0.012),
    (RIM - 0.008, TALL + 0.016),
    (RIM - 0.014, TALL),
]


def inside(height):
    """The radius of a mug inside, at a height."""
    return FOOT + (RIM - FOOT) * min(1, height / TALL) ** 0.7 - 0.008


def build(description):
    for place, turn in zip(PLACES, TURNS):
        mug = link(glass('glass mug', smooth_profile(PROFILE)))
        mug.location = (*place, 0)
        curve = []
        for i in range(25):
            angle = math.pi * (i / 24 - 0.5) * 1.04
            away, height = 0.3 + 0.2 * max(0, math.cos(angle)) ** 0.7, 0.42 + 0.24 * math.sin(angle)
            curve.append(((away * math.cos(turn), away * math.sin(turn), height), 1 + 0.3 * abs(math.sin(angle)) ** 3))
        link(tubes('handle', [curve], 0.045, mug.data.materials[0], 5)).location = (*place, 0)
