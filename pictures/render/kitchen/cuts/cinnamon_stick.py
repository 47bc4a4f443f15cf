"""Sticks of cinnamon: bark rolled in from both sides."""

import math

from ..layout import grid_faces
from ..scene import mesh, rounded, values, wobble

STEPS, AROUND = 30, 60


def build(material, random, size):
    half, radius, seed, vertices, core = 0.45 * size, 0.055 * size, random.uniform(0, 99), [], []
    for i in range(STEPS):
        t = 2 * i / (STEPS - 1) - 1
        for j in range(AROUND):
            u = 2 * j / (AROUND - 1) - 1
            # Two scrolls beside each other, joined below.
            angle = 7.6 * max(0.0, abs(u) - 0.12)
            roll = radius * (1 - 0.085 * angle)
            y = math.copysign(radius * 1.02, u) * min(1, abs(u) / 0.12) + math.copysign(1, u) * roll * math.sin(angle)
            z = radius - roll * math.cos(angle)
            stray = 0.006 * size * wobble((t * 3 + seed, u * 4, 0))
            vertices.append((half * t * (1 + 0.02 * wobble((u * 5 + seed, 0, t))), y + stray, z + stray))
            core.append(0.5 + 0.5 * wobble((t * 5 + seed, u * 9, 1)))
    bark = values(mesh('cinnamon', vertices, grid_faces(STEPS, AROUND), material), 'core', core)
    bark.modifiers.new('thick', 'SOLIDIFY').thickness = 0.013 * size
    return rounded(bark)
