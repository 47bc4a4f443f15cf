"""A lengthwise slice of a pear, fried: skin along the edge, browned on its face."""

import math

from ..scene import mesh, values, wobble

COUNT, THICK = 64, 0.05
RINGS = (
    (0.001, 0.5),
    (0.3, 0.5),
    (0.55, 0.5),
    (0.75, 0.5),
    (0.92, 0.5),
    (0.985, 0.4),
    (1, 0.0),
    (0.985, -0.4),
    (0.92, -0.5),
    (0.4, -0.5),
    (0.001, -0.5),
)


def build(material, random, size):
    seed, bend, vertices, core, faces = random.uniform(0, 99), random.uniform(-0.4, 0.4), [], [], []
    for share, height in RINGS:
        for j in range(COUNT):
            x, y = _outline(math.tau * j / COUNT)
            x, y = x * share * 0.3 * size, y * share * 0.3 * size
            vertices.append((x, y, height * THICK * size + bend * x * x + 0.006 * wobble((x * 9 + seed, y * 9, 0))))
            brown = 0.34 * wobble((x * 7 + seed, y * 7, 0)) + 0.18 * share
            core.append(1.0 if share > 0.98 else max(0, min(0.78, 0.3 + brown)))
    for i in range(len(RINGS) - 1):
        for j in range(COUNT):
            k = (j + 1) % COUNT
            faces.append((i * COUNT + j, i * COUNT + k, (i + 1) * COUNT + k, (i + 1) * COUNT + j))
    return values(mesh('pear', vertices, faces, material, crease=0.9), 'core', core)


def _outline(angle):
    """The outline of a halved slice: a belly at one end and a neck at the other, straight where the core was."""
    x = math.cos(angle)
    wide = (0.62 - 0.3 * x - 0.1 * math.cos(2.4 * x)) * abs(math.sin(angle)) ** 0.8
    return x * 1.15, wide if math.sin(angle) > 0 else -0.32 * wide
