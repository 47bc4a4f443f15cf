"""A hand of bananas, which grow together at their stalk: the value `core` is 0 at the dark tip, 0.2 at the green stalk, then yellow."""

import math

from mathutils import Matrix, Vector

from ..scene import mesh, values, wobble
from ..shapes.sweep import sweep

STEPS, SIDES, FINGERS = 44, 30, 4
# Shares of the length and the radius there, from the stalk to the tip.
THICK = [(0, 0.3), (0.07, 0.28), (0.16, 0.5), (0.27, 0.9), (0.5, 1), (0.78, 0.92), (0.9, 0.6), (0.96, 0.28), (0.99, 0.25), (1, 0.01)]


def build(material, random, size):
    vertices, faces, core = [], [], []
    for finger in range(FINGERS):
        seed, bend = random.uniform(0, 99), random.uniform(1.2, 1.4)
        long, radius, aside = 0.95 * size * random.uniform(0.93, 1.04), 0.098 * size, finger - (FINGERS - 1) / 2
        way = []
        for i in range(STEPS):
            angle = bend * i / (STEPS - 1) - 0.25
            way.append((long / bend * math.sin(angle), 0.0, long / bend * (math.cos(angle) - 1)))

        def section(i, radius=radius):
            out = radius * _thick(i / (STEPS - 1))
            return [
                (
                    out * _ridged(math.tau * j / SIDES) * math.cos(math.tau * j / SIDES),
                    out * _ridged(math.tau * j / SIDES) * math.sin(math.tau * j / SIDES),
                )
                for j in range(SIDES)
            ]

        points, quads = sweep(way, section)
        turn = Matrix.Rotation(0.22 * aside, 3, 'Z') @ Matrix.Rotation(-0.95 + 0.1 * abs(aside), 3, 'X')
        start = len(vertices)
        for k, point in enumerate(points):
            t = k // SIDES / (STEPS - 1)
            vertices.append(turn @ (point - Vector(way[0])) + Vector((0, 0.11 * size * aside * min(1, 0.25 + 2.6 * t), 0)))
            freckle = 0.5 * max(0, wobble((point.x * 14 + seed, point.y * 14, point.z * 14)) - 0.25)
            core.append(
                0.02
                if t > 0.965
                else 0.22 + 0.5 * min(1, t / 0.22) + 0.12 * wobble((t * 3 + seed, 0, 0)) - 0.3 * max(0, (t - 0.88) / 0.1) - freckle
            )
        faces += [tuple(start + corner for corner in quad) for quad in quads]
    thing = values(mesh('bananas', vertices, faces, material), 'core', core)
    low, high = (Vector([pick(corner[i] for corner in thing.bound_box) for i in range(3)]) for pick in (min, max))
    thing.data.transform(Matrix.Translation(-(low + high) / 2))
    return thing


def _thick(t):
    for (near, a), (far, b) in zip(THICK, THICK[1:]):
        if t <= far:
            share = (t - near) / (far - near)
            return a + (b - a) * share * share * (3 - 2 * share)
    return THICK[-1][1]


def _ridged(angle):
    """Bananas have five blunt edges."""
    return 1 + 0.05 * math.cos(5 * angle)
