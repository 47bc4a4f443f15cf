"""The rest of a chocolate salami: a log with one rounded end and one cut end, which points to the right."""

import math

from mathutils import Matrix

from .salami_slice import build as build_slice

FLAT = [(0.001, 0.5), (0.4, 0.5), (0.75, 0.5), (0.94, 0.5), (0.955, 0.498)]
SIDE = [(1.0, 0.49 - 0.9 * i / 40) for i in range(41)]


def build(material, random, size):
    end = [(max(0.001, math.cos(t)), -0.41 - 0.09 * math.sin(t)) for t in (math.pi / 2 * i / 12 for i in range(1, 13))]
    log = build_slice(material, random, size, 1.05, FLAT + SIDE + end)
    for item, (_, _, z) in zip(log.data.attributes['core'].data, (corner.co for corner in log.data.vertices)):
        if z < 0.4 * size:
            item.value = 1.0
    log.data.transform(Matrix.Rotation(math.pi / 2, 4, 'Y'))
    return log
