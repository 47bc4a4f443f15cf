"""A wedge of a tomato: skin outside, on the cut faces walls and chambers with seeds."""

import math

from ..scene import mesh, values

AROUND, DOWN, INWARD = 12, 26, 16
SKIN, WALL, GEL, SEED, CORE = 1.0, 0.62, 0.3, 0.0, 0.8


def build(material, random, size):
    radius, turn = 0.28 * size * random.uniform(0.92, 1.08), random.uniform(0, 9)
    return sector('wedge', material, radius, math.tau / random.choice((6, 7)), (1, 0.86), lambda a, b: _tomato(a, b, turn))


def sector(name, material, radius, arc, squash, core_of, skin=SKIN):
    """A sector of a flattened ball that lies on its skin, the edge up; `core_of(away, height)` colours the cut faces."""
    wide, tall = squash
    vertices, core, faces = [], [], []

    def grid(rows, columns, point, flip):
        start = len(vertices)
        for i in range(rows + 1):
            for j in range(columns + 1):
                (away, height, angle), value = point(i / rows, j / columns)
                x, y = away * math.cos(angle), away * math.sin(angle)
                vertices.append((height * radius * tall, y * radius * wide, (0.45 - x) * radius * wide))
                core.append(value)
        for i in range(rows):
            for j in range(columns):
                a = start + i * (columns + 1) + j
                face = (a, a + 1, a + columns + 2, a + columns + 1)
                faces.append(face if flip else face[::-1])

    grid(AROUND, DOWN, lambda u, v: ((math.sin(math.pi * v) ** 0.85, math.cos(math.pi * v), arc * (u - 0.5)), skin), True)
    for side in (-0.5, 0.5):
        grid(
            INWARD,
            DOWN,
            lambda u, v, side=side: (
                (u * math.sin(math.pi * v) ** 0.85, math.cos(math.pi * v), arc * side),
                skin if u > 0.96 else core_of(u, abs(math.cos(math.pi * v))),
            ),
            side < 0,
        )
    return values(mesh(name, vertices, faces, material, crease=0.7), 'core', core)


def _tomato(away, height, turn):
    if away < 0.16 or height > 0.86:
        return CORE if away < 0.1 else WALL
    chamber = 0.34 < away < 0.84 and 0.07 < height < 0.74
    if not chamber:
        return WALL
    return SEED if math.sin(away * 31 + turn) * math.sin(height * 29 + turn * 2) > 0.45 else GEL
