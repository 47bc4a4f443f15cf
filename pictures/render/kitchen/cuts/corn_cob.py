"""A cob of corn, lying: rows of kernels by `core`, without its husk."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, KERNELS, STEPS = 14, 34, 8


def build(material, random, size, share=1.0):
    """`share` is how much of the length is left; a piece of it is cut at both ends."""
    seed, rows, columns, vertices, core = random.uniform(0, 99), int(KERNELS * share) * STEPS, ROWS * 10, [], []
    long = 1.5 * size * share
    for i in range(rows + 1):
        t = i / rows
        taper = min(1, (t / 0.06 + 0.05) ** 0.5) * min(1, ((1.02 - t) / 0.34) ** 0.55) if share == 1 else 1.0
        for j in range(columns):
            row, across = divmod(j, 10)
            v = (i / STEPS + 0.5 * (row % 2) + 0.3 * wobble((row * 3.1, t * 3 + seed, 0))) % 1 * 2 - 1
            u = across / 5 - 1
            dome = max(0.0, 1 - abs(u) ** 3 * 0.9) * max(0.0, 1 - abs(v) ** 4)
            out = 0.2 * size * taper * (0.86 + 0.14 * dome**0.5 + 0.02 * wobble((row * 7.7, int(i / STEPS), seed)))
            angle = math.tau * j / columns
            vertices.append((long * (t - 0.5), out * math.cos(angle), out * math.sin(angle)))
            core.append(0.35 + 0.5 * dome + 0.15 * wobble((row * 5.3, i / STEPS * 1.7, seed)))
    faces = grid_faces(rows + 1, columns, True)
    for end, flip in ((0, True), (rows, False)):
        faces += _face(vertices, core, end * columns, columns, flip)
    return values(mesh('corn', vertices, faces, material, crease=1.2), 'core', core)


def _face(vertices, core, start, columns, flip):
    """The end of a cob: kernels around a pale pith."""
    rings, faces, previous = (0.97, 0.62, 0.58, 0.3, 0.01), [], start
    for share, value in zip(rings, (0.5, 0.4, 0.1, 0.0, 0.02)):
        place = len(vertices)
        for j in range(columns):
            x, y, z = vertices[start + j]
            vertices.append((x, y * share, z * share))
            core.append(value)
        for j in range(columns):
            k = (j + 1) % columns
            face = (previous + j, previous + k, place + k, place + j)
            faces.append(face[::-1] if flip else face)
        previous = place
    return faces
