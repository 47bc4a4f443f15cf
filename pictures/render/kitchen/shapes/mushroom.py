"""Whole mushrooms: a cap on a stem. `core` is 1 on the skin of the cap, 0.82 at the gills and below 0.5 on the stem."""

import math

from mathutils import Matrix

from ..layout import grid_faces, smooth_profile
from ..scene import mesh, values, wobble

COLUMNS = 60


def mushroom(material, random, radius, cap, stem, lean):
    """Profiles `(radius, height)` of the cap from its top to the gills and of the stem from there down; it leans by an angle."""
    seed, vertices, core = random.uniform(0, 99), [], []
    over, under = smooth_profile(cap), smooth_profile(stem)
    edge = max(range(len(over)), key=lambda i: over[i][0])
    for i, (away, height) in enumerate(over + under):
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = math.cos(angle), math.sin(angle)
            out = radius * away * (1 + 0.07 * wobble((x + seed, y, height)))
            vertices.append((out * x, out * y, radius * (height + 0.06 * wobble((x * away + seed, y * away, 3)))))
            core.append(1 if i <= edge + 3 else 0.82 if i < len(over) else 0.3)
    turn = Matrix.Rotation(lean, 4, 'X') @ Matrix.Rotation(random.uniform(0, math.tau), 4, 'Z')
    thing = values(mesh('mushroom', vertices, grid_faces(len(over + under), COLUMNS, True), material), 'core', core)
    thing.data.transform(turn)
    low, high = ([pick(corner[i] for corner in thing.bound_box) for i in range(3)] for pick in (min, max))
    thing.data.transform(Matrix.Translation([-(a + b) / 2 for a, b in zip(low, high)]))
    return thing
