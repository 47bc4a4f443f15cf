"""A slice of a mushroom along its stalk: a cap that curls in over its gills, and a stem."""

import math

from ..scene import mesh, values

THICK = 0.045
# The right half of the outline, from the top of the cap down to the stem.
HALF = [(0.2 * math.sin(a), 0.13 * math.cos(a)) for a in (math.pi * i / 22 for i in range(12))]
HALF += [
    (0.196, -0.03),
    (0.175, -0.055),
    (0.145, -0.05),
    (0.125, -0.02),
    (0.09, -0.012),
    (0.06, -0.022),
    (0.052, -0.06),
    (0.05, -0.12),
    (0.058, -0.17),
    (0.045, -0.19),
    (0.0, -0.195),
]


def build(material, random, size):
    bend, wide = random.uniform(-0.12, 0.12), random.uniform(0.9, 1.1)
    outline = HALF + [(-x, y) for x, y in HALF[-2:0:-1]]
    outline = [((x * wide + bend * y) * size, y * size) for x, y in outline]
    vertices, core, faces = [], [], []
    rings = ((0.001, 0.5), (0.4, 0.5), (0.75, 0.5), (0.93, 0.5), (1, 0.3), (1, -0.3), (0.93, -0.5), (0.001, -0.5))
    for share, height in rings:
        for x, y in outline:
            vertices.append((x * share, y * share, height * THICK + bend * (x * x - y * y) * share))
            core.append(_depth(x / size, y / size, share))
    count = len(outline)
    for i in range(len(rings) - 1):
        for j in range(count):
            k = (j + 1) % count
            faces.append((i * count + j, i * count + k, (i + 1) * count + k, (i + 1) * count + j))
    return values(mesh('mushroom', vertices, faces, material, crease=0.9), 'core', core)


def _depth(x, y, share):
    """The value `core` at a share of the way to a point of the outline: dark at the skin and the gills, pale in the stem."""
    if abs(y + 0.035) < 0.03 and 0.055 < abs(x) < 0.18:
        return 0.82 if share > 0.7 else 0.34
    return share if y > -0.06 else 0.55 * share
