"""A short strand off a coarse grater: curved, thin at both ends."""

import math

from ..layout import grid_faces
from ..scene import mesh


def build(material, random, size):
    length, thick, bend = 0.16 * size * random.uniform(0.7, 1.3), 0.017 * size, random.uniform(-1.6, 1.6)
    twist, vertices, steps = random.uniform(-1.5, 1.5), [], 12
    for i in range(steps):
        t = i / (steps - 1)
        angle = bend * (t - 0.5)
        x, y = (length * (t - 0.5), 0.0) if abs(bend) < 0.05 else (length / bend * math.sin(angle), length / bend * (1 - math.cos(angle)))
        wide = thick * min(1, 0.25 + 4 * t, 0.25 + 4 * (1 - t)) * random.uniform(0.85, 1.15)
        for j in range(8):
            turn = math.tau * j / 8
            c, s = math.cos(turn), math.sin(turn)
            c, s = math.copysign(abs(c) ** 0.7, c) * 1.3, math.copysign(abs(s) ** 0.7, s) * 0.8
            roll = twist * t
            across, up = wide * (c * math.cos(roll) - s * math.sin(roll)), wide * (c * math.sin(roll) + s * math.cos(roll))
            vertices.append((x - across * math.sin(angle), y + across * math.cos(angle), up + 0.03 * size * (t - 0.5) ** 2 * twist))
    faces = grid_faces(steps, 8, True) + [tuple(range(7, -1, -1)), tuple(range((steps - 1) * 8, steps * 8))]
    return mesh('grated', vertices, faces, material)
