"""Limp flat shreds of a leaf: cabbage, nori."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded


def build(material, random, size):
    length, width, steps = 0.46 * size * random.uniform(0.6, 1.25), 0.05 * size * random.uniform(0.7, 1.3), 22
    bend, phase, heading = random.uniform(-2.2, 2.2), random.uniform(0, math.tau), 0.0
    x = y = 0.0
    vertices = []
    for i in range(steps):
        t = i / (steps - 1)
        side, height = (-math.sin(heading), math.cos(heading)), 0.016 * math.sin(phase + i * 0.4)
        narrow = min(1, 0.5 + 3 * t, 0.5 + 3 * (1 - t))
        for j in range(5):
            u = j / 4 - 0.5
            lift = 0.022 * math.sin(phase + i * 0.45) * u * 2 + 0.006 * math.sin(i * 1.3 + phase) * abs(u)
            vertices.append((x + side[0] * u * width * narrow, y + side[1] * u * width * narrow, height + lift))
        heading += bend / steps + random.uniform(-0.09, 0.09)
        x, y = x + length / steps * math.cos(heading), y + length / steps * math.sin(heading)
    shred = mesh('shred', [(vx - x / 2, vy - y / 2, vz) for vx, vy, vz in vertices], grid_faces(steps, 5), material)
    shred.modifiers.new('thick', 'SOLIDIFY').thickness = 0.007
    return rounded(shred)
