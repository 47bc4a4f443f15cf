"""Raspberries: round drupelets in rings on a hollow cone."""

import math

from ..layout import grid_faces
from ..scene import mesh

ROWS, SIDES = 7, 10
RINGS = ((0.0, 1, 0.0), (0.045, 6, 0.012), (0.075, 9, 0.05), (0.088, 10, 0.095), (0.08, 9, 0.138))


def build(material, random, size):
    vertices, faces = [], []
    for away, count, down in RINGS:
        shift = random.uniform(0, math.tau)
        for k in range(count):
            angle = shift + math.tau * k / count
            x, y, z = away * math.cos(angle), away * math.sin(angle), 0.14 - down
            radius = 0.03 * random.uniform(0.9, 1.12)
            faces += grid_faces(ROWS, SIDES, True, len(vertices))
            for i in range(ROWS):
                t = math.pi * i / (ROWS - 1)
                for j in range(SIDES):
                    a = math.tau * j / SIDES
                    vertices.append(
                        [
                            size * value
                            for value in (
                                x + radius * math.sin(t) * math.cos(a),
                                y + radius * math.sin(t) * math.sin(a),
                                z + radius * math.cos(t),
                            )
                        ]
                    )
    return mesh('raspberry', vertices, faces, material)
