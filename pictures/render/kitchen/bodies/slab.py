"""A rectangular piece of a bake: bands one on the other, under a crust with the waves of a fork."""

import math

from mathutils import Matrix

from ..cuts.crumble import build as build_crumb
from ..scene import link, mesh, rounded, values, wobble
from ..shapes.oblong import edge, reach

STEPS, ROWS, COLUMNS, MODELS = 160, 60, 160, 5


def build(description, materials, vessel, random):
    long, wide = description.get('long', 0.62), description.get('wide', 0.46)
    turn, bottom = Matrix.Rotation(description.get('turn', 0.0), 4, 'Z'), vessel.LEVEL
    for band in description['bands']:
        material, tall, seed = materials[band['of']], band['tall'], random.uniform(0, 99)
        link(_block(long, wide, bottom, tall, material, seed)).matrix_world = turn
        crumbs = [build_crumb(material, random, 0.4 * band.get('size', 1)) for _ in range(MODELS)]
        for crumb in crumbs:
            # A hundred copies that are each rounded by themselves take a quarter of a minute.
            crumb.modifiers.clear()
        points = edge(STEPS, long, wide)
        for i in range(band.get('shreds', 0)):
            x, y = random.choice(points)
            crumb = crumbs[i % MODELS].copy()
            crumb.matrix_world = (
                turn
                @ Matrix.Translation((x, y, bottom + tall * random.uniform(0.15, 0.85)))
                @ Matrix.Rotation(random.uniform(0, math.tau), 4, 'XYZ'[i % 3])
                @ Matrix.Scale(random.uniform(0.6, 1.2), 4)
            )
            link(crumb)
        bottom += tall
    link(_crust(long, wide, bottom, materials[description['of']], random.uniform(0, 99))).matrix_world = turn


def _block(long, wide, bottom, tall, material, seed):
    profile, vertices, faces = [(0.99, 0.0), (1.0, 0.2), (1.0, 0.8), (0.99, 1.0)], [], []
    outline = edge(STEPS, long, wide)
    for share, height in profile:
        for x, y in outline:
            bulge = 1 + 0.014 * wobble((x * 7 + seed, y * 7, height * 2)) + 0.008 * wobble((x * 20, y * 20 + seed, height * 5))
            wave = 0.012 * wobble((x * 4 + seed, y * 4, 5)) * (height > 0.5)
            vertices.append((x * share * bulge, y * share * bulge, bottom + tall * height + wave))
    for i in range(len(profile) - 1):
        faces += [
            (i * STEPS + j, i * STEPS + (j + 1) % STEPS, (i + 1) * STEPS + (j + 1) % STEPS, (i + 1) * STEPS + j) for j in range(STEPS)
        ]
    return mesh('band', vertices, faces, material, crease=0.6)


def _crust(long, wide, bottom, material, seed):
    vertices, core = [], []
    for i in range(ROWS):
        share = (i + 0.001) / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            away = min(share, 1) * 1.005 * reach(angle, long, wide)
            x, y = away * math.cos(angle), away * math.sin(angle)
            wave = abs(math.sin((y + 0.05 * math.sin(5 * x)) * 25 + 0.8 * wobble((x * 3 + seed, y * 3, 0))))
            fine = wobble((x * 12 + seed, y * 12, 2)) + 0.6 * wobble((x * 30, y * 30 + seed, 4))
            vertices.append((x, y, bottom + 0.02 + 0.045 * wave + 0.008 * fine - 0.07 * share**16))
            core.append(0.14 + 0.62 * wave**2 + 0.3 * wobble((x * 2.4 + seed, y * 2.4, 7)) + 0.12 * fine)
    faces = [
        (i * COLUMNS + j, i * COLUMNS + (j + 1) % COLUMNS, (i + 1) * COLUMNS + (j + 1) % COLUMNS, (i + 1) * COLUMNS + j)
        for i in range(ROWS - 1)
        for j in range(COLUMNS)
    ]
    return rounded(values(mesh('crust', vertices, faces, material), 'core', core))
