"""Halves of green beans: pods, pointed at one end, that swell over their seeds."""

import math

from ..scene import mesh, values
from ..shapes.sweep import ellipse, sweep

STEPS, SIDES = 34, 14


def build(material, random, size):
    long, thick, bow, swell = (
        0.62 * size * random.uniform(0.75, 1.2),
        0.036 * size * random.uniform(0.9, 1.12),
        random.uniform(-0.45, 0.45),
        random.uniform(0, 9),
    )
    way = []
    for i in range(STEPS):
        t = i / (STEPS - 1) - 0.5
        way.append((long * t, bow * long * t * t, 0.05 * size * math.sin(3 * t + swell)))

    def section(i):
        t = i / (STEPS - 1)
        width = thick * (1 + 0.1 * math.sin(t * 24 + swell)) * min(1, ((1 - t) / 0.16 + 0.04) ** 0.6) * min(1, 0.75 + 6 * t)
        return ellipse(width, width * 0.82, SIDES)

    vertices, faces = sweep(way, section)
    faces.append(tuple(range(SIDES - 1, -1, -1)))
    return values(mesh('bean', vertices, faces, material), 'core', [1.0] * len(vertices))
