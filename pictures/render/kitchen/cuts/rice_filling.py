"""A heap of rice with chopped mushrooms and carrot that fills a pepper; `core` says what a piece is of."""

import math

from mathutils import Euler, Matrix, Vector

from ..layout import grid_faces
from ..scene import mesh, values, wobble
from .chunk import block
from .rice import build as build_rice

MUSHROOM, CARROT, RICE = 0.0, 0.5, 1.0
GRAINS, PIECES, ROWS, COLUMNS = 230, 28, 16, 40


def build(material, random, size):
    radius, tall, seed = 0.195 * size, 0.1 * size, random.uniform(0, 99)

    def height(share, angle):
        return tall * (1 - share**2.2) + 0.016 * size * wobble((share * 3 + seed, angle, 0))

    vertices = [
        (
            radius * i / (ROWS - 1) * math.cos(math.tau * j / COLUMNS),
            radius * i / (ROWS - 1) * math.sin(math.tau * j / COLUMNS),
            height(i / (ROWS - 1), math.tau * j / COLUMNS) - 0.012 * size - 0.1 * size * (i == ROWS - 1),
        )
        for i in range(ROWS)
        for j in range(COLUMNS)
    ]
    faces, core = grid_faces(ROWS, COLUMNS, True), [0.8] * len(vertices)
    models = [build_rice(material, random, 0.78 * size) for _ in range(6)]
    pieces = [(random.choice(models), RICE) for _ in range(GRAINS)]
    pieces += [(block(material, random, [side * size for side in (0.06, 0.05, 0.04)], 0.35, 0.2), MUSHROOM) for _ in range(PIECES)]
    pieces += [(block(material, random, [side * size for side in (0.075, 0.022, 0.02)], 0.3, 0.2), CARROT) for _ in range(PIECES // 2)]
    random.shuffle(pieces)
    for piece, value in pieces:
        share, angle = math.sqrt(random.random()), random.uniform(0, math.tau)
        place = Vector(
            (radius * share * math.cos(angle), radius * share * math.sin(angle), height(share, angle) + random.uniform(-0.006, 0.01) * size)
        )
        turn = (
            Matrix.Translation(place)
            @ Euler((random.gauss(0, 0.5), random.gauss(0, 0.5), random.uniform(0, math.tau))).to_matrix().to_4x4()
        )
        start = len(vertices)
        vertices += [turn @ corner.co for corner in piece.data.vertices]
        faces += [tuple(start + k for k in side.vertices) for side in piece.data.polygons]
        core += [value] * len(piece.data.vertices)
    return values(mesh('filling', vertices, faces, material), 'core', core)
