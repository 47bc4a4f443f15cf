"""Fine curled strips of orange peel."""

import math

from ..scene import mesh
from ..shapes.sweep import ellipse, sweep


def build(material, random, size):
    bend, rise, long = random.choice((-1, 1)) * random.uniform(2.0, 5.0), random.uniform(0.05, 0.25), 0.3 * size * random.uniform(0.7, 1.3)
    radius = long / bend
    way = [
        (radius * math.sin(bend * t), radius * (1 - math.cos(bend * t)), rise * size * 0.3 * math.sin(math.pi * t))
        for t in (i / 23 for i in range(24))
    ]
    vertices, faces = sweep(way, lambda i: ellipse(0.02 * size * min(1, 0.3 + i / 4, 0.3 + (23 - i) / 4), 0.007 * size))
    return mesh('zest', vertices, faces, material)
