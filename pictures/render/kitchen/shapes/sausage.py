"""Whole sausages along a way; `core` is 1 at the skin."""

import math

from ..scene import mesh, values, wobble
from .sweep import ellipse, sweep

SIDES = 36


def sausage(material, random, way, thick, twist=0.0, rough=0.03):
    """A sausage along points; its ends are rounded, with a short `twist` of the casing."""
    seed, count = random.uniform(0, 99), len(way)
    lengths = [0.0]
    for near, far in zip(way, way[1:]):
        lengths.append(lengths[-1] + math.dist(near, far))

    def section(i):
        near = max(0.0, min(lengths[i], lengths[-1] - lengths[i]) - twist)
        round_end = math.sqrt(max(0.0, 1 - max(0.0, 1 - near / thick) ** 2))
        radius = thick * max(round_end, 0.14 if twist else 0.01) * (1 + rough * wobble((lengths[i] * 4 / thick * 0.2 + seed, 0, 0)))
        return ellipse(radius, radius * 0.97, SIDES)

    vertices, faces = sweep(way, section)
    faces += [tuple(range(SIDES)), tuple(range((count - 1) * SIDES, count * SIDES))]
    return values(mesh('sausage', vertices, faces, material), 'core', [1.0] * len(vertices))
