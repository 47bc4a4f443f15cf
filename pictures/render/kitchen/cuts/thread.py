"""Threads of saffron: thin and wavy, wider at one end."""

import math

from ..scene import mesh
from ..shapes.sweep import ellipse, sweep


def build(material, random, size):
    half, bend, wave = 0.2 * size * random.uniform(0.6, 1.15), random.uniform(-2.4, 2.4) / size, random.uniform(0, 9)
    way = []
    for i in range(22):
        x = half * (2 * i / 21 - 1)
        way.append((x, bend * x * x + 0.008 * size * math.sin(wave + i * 0.6), 0.016 * size * math.sin(wave + i * 0.4)))
    vertices, faces = sweep(way, lambda i: ellipse(size * (0.007 + 0.016 * max(0, i / 21 - 0.7)), 0.006 * size, 7))
    return mesh('thread', vertices, faces + [tuple(range(6, -1, -1)), tuple(range(len(vertices) - 7, len(vertices)))], material)
