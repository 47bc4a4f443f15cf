"""A tall baked cheesecake with a burnt top and creamy inside, from which a slice is cut, on the crumpled paper of its tin."""

import math

from mathutils import Matrix

from ..layout import grid_faces, smooth_profile
from ..outline import Outline
from ..scene import link, mesh, rounded, values, wobble
from ..shapes.around import Way

ROWS, COLUMNS, LEVELS = 90, 260, 40


def build(description, materials, vessel, random):
    inside, paper = description['bands']
    radius, tall, gap = description.get('radius', 0.7), inside['tall'], description['gap']
    seed, outline = random.uniform(0, 99), Outline(radius, gap)
    way = Way(
        smooth_profile(
            [
                (radius * 0.95, 0.0),
                (radius * 0.98, tall * 0.3),
                (radius, tall * 0.75),
                (radius * 0.99, tall * 0.95),
                (radius * 0.94, tall * 1.02),
                (radius * 0.8, tall * 1.0),
                (radius * 0.45, tall * 0.95),
                (0.001, tall * 0.93),
            ]
        )
    )

    def skin(share, angle):
        """The place on the skin at a share of the way from its foot to the middle of its top."""
        (away, z), _ = way.at(way.lengths[-1] * share)
        x, y = math.cos(angle), math.sin(angle)
        side = min(1, away / radius) ** 6
        fold = abs(wobble((x * 3.4 + seed, y * 3.4, z * 0.8))) + 0.5 * abs(wobble((x * 8, y * 8 + seed, z * 1.5)))
        away *= 1 - 0.1 * side * fold + 0.02
        z += 0.025 * wobble((x * away * 2.4 + seed, y * away * 2.4, 8)) * (z > 0.1)
        return away, z

    middle = description.get('middle', (0, 0))
    place = Matrix.Translation((*middle, vessel.LEVEL + 0.02)) @ Matrix.Rotation(description.get('turn', 0.0), 4, 'Z')
    for thing in (_skin(skin, outline, tall, materials[description['of']], seed), *_cuts(skin, outline, materials[inside['of']], seed)):
        link(thing).matrix_world = place
    link(_paper(radius, paper['tall'], materials[paper['of']], seed)).location = (*middle, vessel.LEVEL)


def _skin(skin, outline, tall, material, seed):
    vertices, core = [], []
    for i in range(ROWS):
        share = i / (ROWS - 1)
        for j in range(COLUMNS + 1):
            angle = outline.start + (math.tau - outline.gap) * j / COLUMNS
            away, z = skin(share, angle)
            x, y = away * math.cos(angle), away * math.sin(angle)
            vertices.append((x, y, z))
            patch = 0.16 * wobble((x * 3 + seed, y * 3, z * 3)) + 0.08 * wobble((x * 9, y * 9 + seed, z * 9))
            burnt = 0.26 + 0.4 * (z / tall) ** 3
            if away < outline.radius * 0.93 and z > tall * 0.7:
                burnt = 0.74 + 0.14 * (away / outline.radius) ** 4
            core.append(burnt + patch)
    return values(mesh('skin', vertices, grid_faces(ROWS, COLUMNS + 1), material), 'core', core)


def _cuts(skin, outline, material, seed):
    """The two cut faces: `core` is 0 in the creamy middle and 1 under the skin."""
    for side in (0, 1):
        angle = outline.start + (math.tau - outline.gap) * side
        vertices, core = [], []
        for i in range(ROWS):
            share = i / (ROWS - 1)
            away, z = skin(share, angle)
            for k in range(LEVELS):
                # From the middle of the foot to the skin.
                t = k / (LEVELS - 1)
                x, height = away * t, z * t
                drag = 0.004 * wobble((x * 4 + seed, height * 24, side))
                vertices.append((x * math.cos(angle) + drag * math.sin(angle), x * math.sin(angle) - drag * math.cos(angle), height))
                under = min((1 - t) * math.hypot(away, z) * 1.0, 0.4) if share > 0.02 else 0
                core.append(max(0, 1 - under / 0.3) if t < 1 else 1)
        yield values(mesh('cut', vertices, grid_faces(ROWS, LEVELS), material), 'core', core)


def _paper(radius, tall, material, seed):
    rows, columns, vertices = 50, 200, []
    for i in range(rows):
        share = (i + 0.01) / (rows - 1)
        for j in range(columns):
            angle = math.tau * j / columns
            x, y = math.cos(angle), math.sin(angle)
            away = radius * share * (1.28 + 0.1 * math.cos(4 * angle) + 0.06 * wobble((x * 3 + seed, y * 3, 4)))
            crease = abs(wobble((x * away * 5 + seed, y * away * 5, 0))) + 0.5 * abs(wobble((x * away * 12, y * away * 12 + seed, 2)))
            rise = max(0, share - 0.72) / 0.28
            vertices.append((away * x, away * y, 0.004 + rise * (0.6 * tall + tall * 1.5 * crease)))
    return rounded(mesh('paper', vertices, grid_faces(rows, columns, True), material))
