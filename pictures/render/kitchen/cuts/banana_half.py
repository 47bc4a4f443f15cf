"""Pieces of a banana halved lengthwise and fried: the cut side is up, browned at its edges and in patches (`core`)."""

import math

from ..scene import mesh, values, wobble
from ..shapes.sweep import sweep

STEPS, FACE, BACK = 60, 26, 22


def build(material, random, size):
    long, radius, bend, seed = 0.62 * size, 0.13 * size, random.choice((-1, 1)) * random.uniform(0.7, 1.0), random.uniform(0, 99)
    tip = random.choice((-1, 1))
    way = [
        (long / bend * math.sin(bend * (t - 0.5)), long / bend * (1 - math.cos(bend * (t - 0.5))), 0.0)
        for t in (i / (STEPS - 1) for i in range(STEPS))
    ]
    section = [(1 - 2 * k / FACE, 0.02 * math.cos(math.pi * (1 - 2 * k / FACE) * 2)) for k in range(FACE)]
    section += [(-math.cos(math.pi * k / BACK), -0.72 * math.sin(math.pi * k / BACK)) for k in range(BACK)]

    def out(i):
        t = i / (STEPS - 1) - 0.5
        blunt = min(1, (0.5 - abs(t)) / 0.04 + 0.02) ** 0.5
        return radius * blunt * (1 - 0.3 * max(0, t * tip * 2) ** 2)

    vertices, faces = sweep(way, lambda i: [(x * out(i), z * out(i)) for x, z in section])
    core = []
    for k, point in enumerate(vertices):
        across, height = section[k % len(section)]
        noise = 0.2 * wobble((point.x * 6 + seed, point.y * 6, 0)) + 0.14 * wobble((point.x * 18, point.y * 18 + seed, 2))
        ends = max(0, abs(k // len(section) / (STEPS - 1) - 0.5) - 0.42) / 0.08
        seeds = -0.1 * math.exp(-((across / 0.3) ** 2)) + 0.3 * math.exp(-((across / 0.07) ** 2)) * (
            math.sin(k // len(section) * 1.7) > 0.3
        )
        core.append(0.46 + 1.3 * noise + 0.4 * abs(across) ** 6 + 0.4 * ends + seeds if height > -0.1 else 0.5 + noise)
    return values(mesh('banana', vertices, faces, material, crease=1.0), 'core', core)
