"""A head of iceberg: pale leaves that wrap each other to a ball."""

import math

from mathutils import Matrix, Vector

from ..layout import grid_faces
from ..scene import mesh, values, wobble

LEAVES, STEPS, REACH = 11, 48, 1.15


def build(material, random, size):
    vertices, faces, core = [], [], []
    for leaf in range(LEAVES):
        seed, start, radius = random.uniform(0, 99), len(vertices), 0.4 * size * (0.8 + 0.28 * leaf / LEAVES)
        # Each grows from the foot, which is below, and covers a side.
        turn = Matrix.Rotation(leaf * 2.4, 3, 'Z') @ Matrix.Rotation(random.uniform(0.75, 1.15) if leaf > 2 else 0.3, 3, 'Y')
        for i in range(STEPS):
            for j in range(STEPS):
                x, y = 2 * i / (STEPS - 1) - 1, 2 * j / (STEPS - 1) - 1
                u, v = x * math.sqrt(1 - y * y / 2), y * math.sqrt(1 - x * x / 2)
                edge = math.hypot(u, v)
                way = Vector(
                    (math.sin(REACH * edge) * u / (edge + 1e-6), math.sin(REACH * edge) * v / (edge + 1e-6), math.cos(REACH * edge))
                )
                ruffle = edge**6 * (0.06 + 0.07 * wobble((u * 5 + seed, v * 5, 0)) + 0.05 * wobble((u * 12, v * 12 + seed, 0)))
                rib = math.exp(-((v / (0.05 + 0.09 * max(0, u))) ** 2)) * (u > -0.7)
                vein = max(0, math.cos(9 * (abs(v) - 0.5 * u))) ** 10 * (1 - edge)
                bump = 0.014 * wobble((u * 3 + seed, v * 3, 5)) + 0.02 * rib + 0.008 * vein
                vertices.append(turn @ way * radius * (1 + ruffle + bump))
                core.append(min(1, max(0, 0.35 + 0.6 * edge**3 - 0.35 * rib - 0.2 * vein)))
        faces += grid_faces(STEPS, STEPS, False, start)
    return values(mesh('iceberg', vertices, faces, material), 'core', core)
