"""Flat wavy shreds of a leaf: cabbage, nori."""
import math

from ..layout import grid_faces
from ..scene import mesh


def build(material, random, size):
    length, width, steps = 0.42 * size * random.uniform(0.7, 1.2), 0.045 * size, 18
    bend, phase, heading = random.uniform(-1.3, 1.3), random.uniform(0, math.tau), 0.0
    x = y = 0.0
    vertices = []
    for i in range(steps):
        side, height = (-math.sin(heading), math.cos(heading)), 0.012 * math.sin(phase + i * 0.5)
        for j in range(5):
            u = j / 4 - 0.5
            lift = 0.02 * math.sin(phase + i * 0.7) * u * 2
            vertices.append((x + side[0] * u * width, y + side[1] * u * width, height + lift + 0.1 * width * (1 - 4 * u * u)))
        heading += bend / steps + random.uniform(-0.06, 0.06)
        x, y = x + length / steps * math.cos(heading), y + length / steps * math.sin(heading)
    shred = mesh('shred', [(vx - x / 2, vy - y / 2, vz) for vx, vy, vz in vertices], grid_faces(steps, 5), material)
    shred.modifiers.new('thick', 'SOLIDIFY').thickness = 0.011
    return shred
