"""An oatmeal cookie: flat and cracked, browned at its edge, with flakes of oats and raisins in it."""

import math

from mathutils import Matrix, Vector

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS, FLAKES, RAISINS = 56, 96, 30, 7
OATS, RAISIN = -0.6, 3.0


def build(material, random, size):
    radius, tall, seed = 0.3 * size * random.uniform(0.94, 1.06), 0.1 * size, random.uniform(0, 99)
    vertices, core = [], []

    def top(x, y):
        share = math.hypot(x, y)
        lump = wobble((x * 3.4 + seed, y * 3.4, 0)) + 0.7 * wobble((x * 8 + seed, y * 8, 3)) + 0.4 * wobble((x * 18, y * 18 + seed, 6))
        crack = math.exp(-((wobble((x * 2.6 + seed, y * 2.6, 9)) / 0.06) ** 2))
        return 1 - 0.55 * share**5 + 0.13 * lump - 0.16 * crack, lump, crack

    for i in range(ROWS):
        share = (i + 0.01) / (ROWS - 1) * 1.16
        out = min(share, 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = math.cos(angle), math.sin(angle)
            edge = 1 + 0.06 * wobble((x * 1.4 + seed, y * 1.4, 1)) + 0.025 * wobble((x * 6 + seed, y * 6, 1))
            x, y = out * x, out * y
            height, lump, crack = top(x, y)
            if share > 1:
                height *= max(0, 1 - (share - 1) / 0.16)
            vertices.append((radius * edge * x, radius * edge * y, tall * height))
            core.append(0.4 + 0.13 * lump - 0.14 * crack + 0.24 * out**6)
    faces = grid_faces(ROWS, COLUMNS, True)
    for count, sides, value in ((FLAKES, (0.042, 0.03, 0.009), OATS), (RAISINS, (0.05, 0.036, 0.03), RAISIN)):
        for _ in range(count):
            angle, away = random.uniform(0, math.tau), 0.92 * math.sqrt(random.random())
            x, y = away * math.cos(angle), away * math.sin(angle)
            spot = Vector((radius * x, radius * y, tall * top(x, y)[0]))
            turn = Matrix.Rotation(random.uniform(0, math.tau), 3, 'Z') @ Matrix.Rotation(random.gauss(0, 0.35), 3, 'X')
            spread = [side * size * random.uniform(0.75, 1.15) for side in sides]
            _bead(vertices, faces, core, spot, turn, spread, value, random.uniform(0, 99))
    return values(mesh('cookie', vertices, faces, material), 'core', core)


def _bead(vertices, faces, core, spot, turn, sides, value, seed):
    """Adds a wrinkled ellipsoid."""
    faces += grid_faces(9, 16, True, len(vertices))
    for i in range(9):
        t = math.pi * i / 8
        for j in range(16):
            a = math.tau * j / 16
            point = Vector((-math.cos(t), math.sin(t) * math.cos(a), math.sin(t) * math.sin(a)))
            swell = 1 + 0.22 * wobble((point.x * 2 + seed, point.y * 3, point.z * 3))
            vertices.append(spot + turn @ Vector([c * side * swell for c, side in zip(point, sides)]))
            core.append(value)
