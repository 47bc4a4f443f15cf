"""A whole head of broccoli: a dome of buds on a thick stalk, which is cut straight."""

import math

from .cauliflower_floret import build as build_floret


def build(material, random, size):
    head = build_floret(material, random, size * 2, 22, 0.3, 0.06, 1.3)
    foot, thick = min(corner.co.z for corner in head.data.vertices), 0.13 * size
    for corner in head.data.vertices:
        away = math.hypot(corner.co.x, corner.co.y)
        if corner.co.z < 0 and away < thick:
            # The point below the head becomes a stalk; its end is as flat as its corners are near the axis.
            corner.co.x, corner.co.y = (value * thick / max(away, 1e-6) * min(1, away / (0.4 * thick)) for value in corner.co.xy)
            corner.co.z = max(corner.co.z, 0.9 * foot)
    return head
