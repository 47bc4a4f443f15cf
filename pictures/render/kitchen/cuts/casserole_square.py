"""A square of a curd bake with raisins in it."""

import math

from ..layout import grid_faces
from ..scene import mesh, values
from .bake_square import build as build_square

RAISINS, ROWS, SIDES, RAISIN = 34, 9, 12, -1.0


def build(material, random, size):
    square = build_square(material, random, size)
    vertices, faces = [tuple(corner.co) for corner in square.data.vertices], [tuple(face.vertices) for face in square.data.polygons]
    core = [item.value for item in square.data.attributes['core'].data]
    half, tall = 0.28 * size, 0.33 * size
    for k in range(RAISINS):
        across, height = random.uniform(-0.92, 0.92) * half, random.uniform(0.08, 0.86) * tall
        side = k % 5
        x, y, z = [
            (across, -half, height),
            (half, across, height),
            (across, half, height),
            (-half, across, height),
            (across, random.uniform(-0.9, 0.9) * half, tall),
        ][side]
        turn, long, thick = random.uniform(0, math.tau), 0.038 * size * random.uniform(0.8, 1.2), 0.026 * size
        faces += grid_faces(ROWS, SIDES, True, len(vertices))
        for i in range(ROWS):
            t = math.pi * i / (ROWS - 1)
            for j in range(SIDES):
                a = math.tau * j / SIDES
                u, v, w = -long * math.cos(t), thick * math.sin(t) * math.cos(a), thick * math.sin(t) * math.sin(a)
                u, v = u * math.cos(turn) - v * math.sin(turn), u * math.sin(turn) + v * math.cos(turn)
                dx, dy, dz = ((u, 0.3 * w, v), (0.3 * w, u, v), (u, 0.3 * w, v), (0.3 * w, u, v), (u, v, 0.6 * w))[side]
                vertices.append((x + dx, y + dy, z + dz))
                core.append(RAISIN)
    return values(mesh('casserole', vertices, faces, material, crease=1.1), 'core', core)
