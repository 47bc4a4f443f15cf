"""Berries on stalks: grapes and currants."""

import math

from mathutils import Vector


def spread(random, count, long, wide, apart):
    """Places `(x, y, z)` in a cone along x, wide at its start, that are `apart` from each other."""
    places = []
    for _ in range(6000):
        if len(places) == count:
            break
        t, angle = random.random(), random.uniform(0, math.tau)
        out = wide * (0.25 + 0.75 * math.sin(math.pi * (0.22 + 0.74 * t))) * math.sqrt(random.random())
        place = Vector((long * (t - 0.5), out * math.cos(angle), 0.6 * out * math.sin(angle)))
        if all((place - other).length > apart for other in places):
            places.append(place)
    return places
