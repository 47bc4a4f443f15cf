"""A whole root of ginger: stubby fingers with rings around them; `core` is 0 where one was broken off."""

import numpy as np

from ..scene import mesh, rounded, values, wobble
from ..shapes.limbs import bounds, distance, surface

LIMBS = [
    ([(-0.5, 0, 0, 0.15), (-0.2, 0.03, 0, 0.17), (0.1, -0.02, 0, 0.17), (0.42, 0.05, 0.02, 0.14), (0.62, 0.1, 0.02, 0.11)],),
    ([(-0.25, 0.05, 0, 0.14), (-0.32, 0.3, 0.02, 0.12), (-0.42, 0.42, 0.03, 0.1)],),
    ([(0.15, 0.0, 0, 0.14), (0.2, 0.26, 0.02, 0.12), (0.34, 0.4, 0.02, 0.1)],),
    ([(-0.05, 0, 0, 0.14), (0.02, -0.26, 0, 0.12), (0.14, -0.36, 0, 0.1)],),
    ([(0.4, 0.04, 0, 0.12), (0.5, -0.14, 0.02, 0.1)],),
]


def build(material, random, size):
    seed = random.uniform(0, 99)
    vertices, faces = surface(lambda points: distance(points, LIMBS, 0.03), *bounds(LIMBS, 0.06), 0.03)
    core = []
    for k, (x, y, z) in enumerate(np.asarray(vertices)):
        ring = wobble((x * 16 + seed, y * 5, z * 5)) if abs(y) < 0.2 else wobble((x * 5, y * 16 + seed, z * 5))
        vertices[k] = (x, y, z * 0.85) + 0.012 * ring * np.sign((0, y, z)) + 0.01 * wobble((x * 9 + seed, y * 9, z * 9))
        core.append(0.6 + 0.35 * ring + 0.25 * wobble((x * 4, y * 4 + seed, z * 4)))
    return rounded(values(mesh('ginger', vertices * size, faces, material), 'core', core))
