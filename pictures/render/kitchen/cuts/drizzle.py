"""A thread of dressing that is poured to and fro, to be draped over a dish."""
import math

from ..layout import grid_faces
from ..scene import mesh

STEPS, AROUND = 220, 10


def build(material, random, size):
    phase, vertices, curve = random.uniform(0, 9), [], []
    for i in range(STEPS):
        t = i / (STEPS - 1)
        curve.append((size * (1.1 * (t - 0.5) + 0.05 * math.sin(t * 17 + phase)), size * 0.36 * math.sin(t * 30 + phase) * (0.7 + 0.3 * math.sin(t * 7))))
    for i, (x, y) in enumerate(curve):
        (ax, ay), (bx, by) = curve[max(0, i - 1)], curve[min(STEPS - 1, i + 1)]
        way = math.atan2(by - ay, bx - ax)
        thick = 0.019 * size ** 0.5 * (0.85 + 0.35 * math.sin(i * 0.13 + phase)) * min(1, 0.2 + i / 6, 0.2 + (STEPS - 1 - i) / 6)
        for j in range(AROUND):
            angle = math.tau * j / AROUND
            vertices.append((x - thick * math.cos(angle) * math.sin(way), y + thick * math.cos(angle) * math.cos(way), 0.7 * thick * math.sin(angle)))
    return mesh('drizzle', vertices, grid_faces(STEPS, AROUND, True), material)
