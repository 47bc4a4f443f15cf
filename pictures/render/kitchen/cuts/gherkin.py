"""Small whole cucumbers: knobbly, striped from their flower end."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 110, 72


def build(material, random, size, half=False):
    long, thick, bend = 0.4 * size * random.uniform(0.9, 1.1), 0.115 * size * random.uniform(0.92, 1.08), random.uniform(-0.28, 0.28) / size
    seed, vertices, core = random.uniform(0, 99), [], []
    for i in range(ROWS):
        t = i / (ROWS - 1)
        ends = min(1, t / 0.16, (1 - t) / 0.16)
        out = thick * (0.02 + 0.98 * math.sqrt(1 - (1 - ends) ** 2)) * (1 + 0.05 * math.sin(5 * t + seed))
        x = 2 * long * (t - 0.5)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            y, z = math.cos(angle), math.sin(angle)
            if half and z > 0:
                along = (15 * t + 0.5 * (y > 0)) % 1 - 0.5
                seeds = (along / 0.36) ** 2 + ((abs(y) - 0.34 - 0.25 * along) / 0.17) ** 2 < 1 and ends > 0.9
                inner = max(abs(y), 1 - 0.9 * ends)
                vertices.append((x, out * y + bend * x * x, -0.05 * thick * (inner < 0.55) + 0.03 * thick * seeds))
                core.append(0.0 if seeds else 0.08 + 0.7 * inner if inner < 0.92 else 0.84)
                continue
            knob = max(0, wobble((t * 17 + seed, y * 3.6, z * 3.6)) - 0.22)
            around = 1 + 0.22 * knob + 0.02 * math.cos(6 * angle)
            vertices.append((x, out * y * around + bend * x * x, out * z * around))
            stripe = max(0, math.cos(5 * angle + 0.6 * math.sin(4 * t))) ** 3 * max(0, 1 - 1.6 * t)
            core.append(0.97 - 0.1 * stripe - 0.06 * max(0, 1 - t / 0.12) + 0.12 * (knob > 0) * knob + 0.05 * wobble((t * 4 + seed, y, z)))
    return values(mesh('gherkin', vertices, grid_faces(ROWS, COLUMNS, True), material, crease=1.0 if half else None), 'core', core)
