"""A whole root of celery: a rough ball with thin roots below and the rests of its stalks above."""

from ..scene import wobble
from .round_root import build as build_root


def build(material, random, size):
    root, seed = build_root(material, random, size), random.uniform(0, 99)
    for corner in root.data.vertices:
        place = corner.co / size
        if place.z < 0.62:
            rough = wobble((place.x * 9 + seed, place.y * 9, place.z * 9)) + 0.7 * wobble((place.x * 22, place.y * 22 + seed, place.z * 22))
            corner.co *= 1 + (0.07 + 0.1 * max(0, 0.3 - place.z)) * rough
            corner.co.z = max(corner.co.z, -0.08 * size)
    return root
