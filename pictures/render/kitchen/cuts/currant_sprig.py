"""Sprigs of currants: berries along a thin stalk, smaller towards its end."""

import math

from mathutils import Vector

from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import GRAPE


def build(material, random, size):
    sprig, bend = Fruit(random, 0.07 * size, GRAPE), random.uniform(-0.08, 0.08)

    def way(x):
        return Vector((x, bend * x * x, 0.5))

    for k in range(9):
        t, angle = k / 8, k * 2.6 + random.uniform(-0.4, 0.4)
        out, radius = 1.15, 1.05 - 0.4 * t
        middle = way(-3.6 + 8.2 * t) + Vector((0, out * math.cos(angle), 0.7 * out * math.sin(angle) - 0.3))
        sprig.ball(middle, (radius, radius, radius), random.uniform(0.2, 0.8), 0)
        sprig.ball(middle + Vector((0.9 * radius, 0.5 * radius * math.cos(angle), 0)), (0.16, 0.16, 0.16), 0, 0, 1)
    return sprig.twig([way(x) for x in (-7, -5.5, -4, -2, 0, 2, 4.4)], 0.12).done('currants', material)
