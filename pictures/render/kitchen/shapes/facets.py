"""Facets pressed into a round vessel."""

import math

from ..scene import tubes
from ..shader import Shader


def faceted(thing, count, low, high):
    """Flattens the side of a turned vessel to `count` facets between two heights."""
    half = math.pi / count
    # Subdivision halves the angle at an edge.
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, 0.9 * half if thing.modifiers else half
    for corner in thing.data.vertices:
        place = corner.co
        rise = min(1, max(0, min(place.z - low, high - place.z)) / 0.05)
        angle = math.atan2(place.y, place.x) % (2 * half) - half
        share = 1 + (math.cos(half) / math.cos(angle) - 1) * rise * rise * (3 - 2 * rise)
        place.x, place.y = place.x * share, place.y * share
    return thing


def ridges(profile, count, low, high):
    """The edges between facets, on which light catches, along a profile `(radius, height)`."""
    side = [(radius, height) for radius, height in profile if radius > 0.2 and low < height < high]
    ways = []
    for i in range(count):
        angle = math.tau * i / count
        ways.append([((radius * math.cos(angle), radius * math.sin(angle), height), 1) for radius, height in side])
    shader = Shader('ridges')
    bright = shader.surface('#eef3f0', roughness=0.15, coat=1.0)
    material = shader.done(shader.blend(0.78, bright, shader.node('BsdfTransparent', {'Color': (1, 1, 1, 1)})))
    return tubes('ridges', ways, 0.006, material, 3)
