"""A loaf of square slices that stand in a row, the first leaning a little."""

import math

from mathutils import Matrix

from ..scene import mesh, values
from .fresh_slice import build as build_slice

COUNT, STEP = 9, 0.105


def build(material, random, size):
    vertices, faces, core = [], [], []
    for i in range(COUNT):
        one = build_slice(material, random, size)
        lean = 0.16 if i == COUNT - 1 else random.uniform(-0.02, 0.02)
        place = Matrix.Translation((size * STEP * (i - COUNT / 2), 0, 0)) @ Matrix.Rotation(math.pi / 2 + lean, 4, 'Y')
        faces += [tuple(len(vertices) + k for k in face.vertices) for face in one.data.polygons]
        core += [item.value for item in one.data.attributes['core'].data]
        vertices += [place @ corner.co for corner in one.data.vertices]
    return values(mesh('slices', vertices, faces, material), 'core', core)
