"""Feathers of onion: arcs of its layers, purple outside if the onion is red."""

import math

from ..layout import grid_faces
from ..scene import mesh, values


def build(material, random, size):
    radius, arc = 0.19 * size * random.uniform(0.7, 1.25), random.uniform(1.6, 3.0)
    wide, thick, bow, steps = 0.028 * size, 0.011 * size, random.uniform(-0.04, 0.06), 30
    vertices, core = [], []
    for i in range(steps):
        t = i / (steps - 1)
        angle, narrow = arc * (t - 0.5) + math.pi / 2, min(1, 0.25 + 5 * t, 0.25 + 5 * (1 - t))
        for across, up, value in ((1, -1, 1), (1, 1, 1), (-1, 1, 0), (-1, -1, 0)):
            out = radius + across * thick * narrow
            vertices.append(
                (
                    out * math.cos(angle) * 1.25,
                    (out * math.sin(angle) - radius * 0.7) * 0.9,
                    up * wide * narrow + bow * math.sin(6 * t) * size,
                )
            )
            core.append(value)
    faces = grid_faces(steps, 4, True) + [(0, 1, 2, 3), tuple(range(steps * 4 - 1, steps * 4 - 5, -1))]
    return values(mesh('feather', vertices, faces, material, crease=0.9), 'core', core)
