"""A nugget in crushed corn flakes, which stand off it; the value `core` is how browned they are."""

import math

from mathutils import Vector

from ..scene import mesh, values, wobble
from ..shapes.limbs import bounds, distance, surface

FLAKES, STEP = 420, 0.02


def build(material, random, size):
    limbs = [
        (
            [
                (
                    random.uniform(-0.03, 0.03) + side * 0.085,
                    random.uniform(-0.03, 0.03),
                    random.uniform(-0.01, 0.01),
                    random.uniform(0.085, 0.105),
                )
            ],
            (1.15, 1.05, 0.72),
        )
        for side in (-1, 0, 1)
    ]
    vertices, faces = surface(lambda points: distance(points, limbs, 0.03), *bounds(limbs, 3 * STEP), STEP)
    vertices, faces = [Vector(point) for point in vertices], list(faces)
    core, shell = [0.55] * len(vertices), list(vertices)
    middle = sum(shell, Vector()) / len(shell)
    for spot in random.sample(shell, min(FLAKES, len(shell))):
        _flake(vertices, faces, core, random, spot, (spot - middle).normalized())
    return values(mesh('nugget', [point * size for point in vertices], faces, material, crease=0.8), 'core', core)


def _flake(vertices, faces, core, random, spot, out):
    """Adds a curled flake that lies on the nugget and lifts an edge."""
    way = Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1)))
    normal = (out + 0.6 * way.normalized()).normalized()
    side = normal.orthogonal().normalized()
    across, start = normal.cross(side), len(vertices)
    radius, curl, seed = random.uniform(0.013, 0.027), random.uniform(-9, 9), random.uniform(0, 99)
    brown = random.uniform(0.2, 0.7)
    vertices.append(spot + 0.006 * normal)
    core.append(brown)
    for ring in (0.55, 1.0):
        for j in range(9):
            angle = math.tau * j / 9
            away = ring * radius * (1 + 0.5 * wobble((math.cos(angle) * 1.6 + seed, math.sin(angle) * 1.6, 0)))
            a, b = away * math.cos(angle), away * math.sin(angle)
            vertices.append(spot + a * side + b * across + (0.006 + curl * a * a) * normal)
            core.append(brown + 0.3 * (ring - 0.5))
    faces += [(start, start + 1 + j, start + 1 + (j + 1) % 9) for j in range(9)]
    faces += [(start + 1 + j, start + 10 + j, start + 10 + (j + 1) % 9, start + 1 + (j + 1) % 9) for j in range(9)]
