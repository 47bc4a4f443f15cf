"""A piece of lasagne: wavy sheets and sauces in turn, under browned cheese that runs down its sides."""

import math

from mathutils import Matrix

from ..cuts.crumble import build as build_crumb
from ..layout import grid_faces
from ..scene import link, mesh, rounded, values, wobble
from ..shapes.oblong import edge, reach
from .grains import handful

STEPS, ROWS, COLUMNS, MODELS = 220, 50, 220, 6


def build(description, materials, vessel, random):
    long, wide = description.get('long', 0.62), description.get('wide', 0.46)
    turn, seed, bottom = Matrix.Rotation(description.get('turn', 0.0), 4, 'Z'), random.uniform(0, 99), vessel.LEVEL
    outline = edge(STEPS, long, wide)
    for band in description['bands']:
        material, tall, out = materials[band['of']], band['tall'], random.uniform(0, 99)
        link(_band(outline, bottom, tall, material, seed, out)).matrix_world = turn
        for _ in range(MODELS if 'shreds' in band else 0):
            crumb, places = build_crumb(material, random, 0.26 * band.get('size', 1)), []
            for i in range(band['shreds'] // MODELS):
                x, y = random.choice(outline)
                places.append(
                    turn
                    @ Matrix.Translation((x, y, bottom + tall * random.uniform(0.1, 0.9) + _wave(x, y, bottom, seed)))
                    @ Matrix.Rotation(random.uniform(0, math.tau), 4, 'XYZ'[i % 3])
                    @ Matrix.Scale(random.uniform(0.6, 1.2), 4)
                )
            link(handful(crumb, places, material))
        bottom += tall
    link(_cheese(long, wide, bottom, materials[description['of']], seed)).matrix_world = turn


def _wave(x, y, height, seed):
    return 0.035 * wobble((x * 2.6 + seed, y * 2.6, height * 5))


def _band(outline, bottom, tall, material, seed, out):
    vertices = []
    for share, part in ((0.9, 0.0), (0.985, 0.0), (1.0, 0.25), (1.0, 0.75), (0.985, 1.0), (0.9, 1.0)):
        for x, y in outline:
            bulge = share + 0.03 * wobble((x * 4 + out, y * 4, 0)) + 0.012 * wobble((x * 14, y * 14 + out, part * 2))
            height = bottom + tall * part
            vertices.append((x * bulge, y * bulge, height + _wave(x, y, height, seed)))
    return mesh('band', vertices, grid_faces(6, STEPS, True), material, crease=0.9)


def _cheese(long, wide, bottom, material, seed):
    vertices, core = [], []
    for i in range(ROWS):
        share = (i + 0.001) / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            away = min(1, share * 1.1) * 1.015 * reach(angle, long, wide)
            x, y = away * math.cos(angle), away * math.sin(angle)
            lump = wobble((x * 4.5 + seed, y * 4.5, 0))
            fine = wobble((x * 12 + seed, y * 12, 2)) + 0.6 * wobble((x * 28, y * 28 + seed, 4))
            # What runs down does so in tongues of different lengths.
            run = 0.04 + 0.16 * max(0, wobble((math.cos(angle) * 4 + seed, math.sin(angle) * 4, 9)))
            fall = run * max(0, (share - 0.91) / 0.09) ** 1.2 + 0.025 * share**12
            vertices.append((x, y, bottom + 0.035 + 0.03 * lump + 0.01 * fine + _wave(x, y, bottom, seed) - fall))
            core.append(0.34 + 0.5 * lump + 0.12 * fine - 0.3 * max(0, share - 0.92) / 0.08)
    return rounded(values(mesh('cheese', vertices, grid_faces(ROWS, COLUMNS, True), material), 'core', core))
