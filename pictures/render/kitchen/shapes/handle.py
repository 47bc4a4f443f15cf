"""Handles of mugs, jugs and teapots."""

import math

from ..scene import tubes


def handle(material, place, turn, top, bottom, out, thick):
    """A handle between two points `(distance from the axis of the vessel, height)`, which stands `out` from them."""
    curve = []
    for i in range(33):
        t = i / 32
        away = top[0] + (bottom[0] - top[0]) * t + out * math.sin(math.pi * t) ** 0.7
        height = top[1] + (bottom[1] - top[1]) * (1 - math.cos(math.pi * t)) / 2
        point = (place[0] + away * math.cos(turn), place[1] + away * math.sin(turn), height)
        curve.append((point, 1 + 0.3 * abs(2 * t - 1) ** 4))
    return tubes('handle', [curve], thick, material, 5)
