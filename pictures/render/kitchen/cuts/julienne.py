"""A long thin strand off a grater for Korean carrot, in loose bends."""

import math

from ..layout import grid_faces
from ..scene import mesh

STEPS = 44


def build(material, random, size):
    length, thick = 0.95 * size * random.uniform(0.6, 1.25), 0.0135 * random.uniform(0.85, 1.2)
    heading, bend, x, y, middle = 0.0, random.uniform(-0.12, 0.12), 0.0, 0.0, []
    for _ in range(STEPS):
        middle.append((x, y, heading))
        bend = 0.92 * bend + random.uniform(-0.05, 0.05)
        heading += bend
        x, y = x + length / STEPS * math.cos(heading), y + length / STEPS * math.sin(heading)
    phase, wave, vertices = random.uniform(0, 9), random.uniform(0.01, 0.03), []
    for i, (px, py, way) in enumerate(middle):
        narrow = min(1, 0.3 + i / 4, 0.3 + (STEPS - 1 - i) / 4)
        height = wave * math.sin(phase + i * 0.33)
        for across, up in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
            a, u = across * thick * narrow, up * thick * narrow * 0.8
            vertices.append((px - x / 2 - a * math.sin(way), py - y / 2 + a * math.cos(way), height + u))
    faces = grid_faces(STEPS, 4, True) + [(3, 2, 1, 0), tuple(range((STEPS - 1) * 4, STEPS * 4))]
    return mesh('julienne', vertices, faces, material, crease=0.9)
