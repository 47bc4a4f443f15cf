"""Triangles of folded tortillas: the first of the `bands` fills them, pieces of the others stand out where they are cut."""

import math

from mathutils import Euler, Matrix, Vector

from ..cuts.dice import build as build_dice
from ..cuts.kernel import build as build_kernel
from ..layout import grid_faces
from ..scene import link, mesh, values, wobble

RADIUS, ARC, ROWS, COLUMNS, SHEET, MODELS = 0.66, 0.95, 40, 34, 0.02, 5


def build(description, materials, vessel, random):
    filling, *pieces = description['bands']
    tall = filling['tall']
    for x, y, z, turn, lean in description['wedges']:
        place = Matrix.Translation((x, y, vessel.LEVEL + z)) @ Euler((lean, 0, turn)).to_matrix().to_4x4()
        seed = random.uniform(0, 99)
        link(_sheet(seed, 0.0, 0, materials[description['of']])).matrix_world = place
        link(_sheet(seed, SHEET + tall, tall, materials[description['of']])).matrix_world = place
        link(_filling(seed, tall, materials[filling['of']])).matrix_world = place
        for band in pieces:
            build_piece = build_kernel if band['of'] == 'corn' else build_dice
            models = [build_piece(materials[band['of']], random, band.get('size', 1)) for _ in range(MODELS)]
            for i in range(band['shreds']):
                side, away = random.choice((-1, 1)), random.uniform(0.12, 0.95) * RADIUS
                spot = Vector((away * math.cos(ARC / 2), side * away * math.sin(ARC / 2), SHEET + tall * random.uniform(0.15, 0.9)))
                piece = models[i % MODELS].copy()
                piece.matrix_world = place @ Matrix.Translation(spot) @ Euler([random.uniform(0, 6) for _ in 'xyz']).to_matrix().to_4x4()
                link(piece)


def _closing(share):
    """The share of its thickness that a triangle has: its round edge is pressed together."""
    return max(0.0, 1 - share**7) ** 0.5


def _sheet(seed, bottom, tall, material):
    """One side of a tortilla, fried in spots; `tall` is how far it comes down at the round edge."""
    vertices, core = [], []
    for side in (1, 0):
        for i in range(ROWS):
            share = (i + 0.01) / (ROWS - 1)
            for j in range(COLUMNS):
                angle = ARC * (j / (COLUMNS - 1) - 0.5)
                x, y = RADIUS * share * math.cos(angle), RADIUS * share * math.sin(angle)
                height = bottom - tall * (1 - _closing(share)) * 0.8 + SHEET * side
                height += 0.02 * wobble((x * 4 + seed, y * 4, bottom)) + 0.006 * wobble((x * 14 + seed, y * 14, 0))
                vertices.append((x, y, height))
                spots = 1.3 * max(0, wobble((x * 6 + seed, y * 6, 4))) + 0.4 * wobble((x * 15 + seed, y * 15, 6))
                core.append(0.4 + spots + 0.25 * share**8)
    faces = grid_faces(ROWS, COLUMNS) + [face[::-1] for face in grid_faces(ROWS, COLUMNS, start=ROWS * COLUMNS)]
    under = ROWS * COLUMNS
    edge = [i * COLUMNS for i in range(ROWS)] + [(ROWS - 1) * COLUMNS + j for j in range(1, COLUMNS)]
    edge += [i * COLUMNS + COLUMNS - 1 for i in range(ROWS - 2, -1, -1)]
    faces += [(a, b, b + under, a + under) for a, b in zip(edge, edge[1:] + edge[:1])]
    return values(mesh('tortilla', vertices, faces, material, crease=0.8), 'core', core)


def _filling(seed, tall, material):
    """Melted cheese between the sheets, which oozes a little out of the cuts."""
    vertices = []
    sides = [(j / (COLUMNS - 1), level) for level in (0.0, 0.5, 1.0) for j in range(COLUMNS)]
    for i in range(ROWS):
        share = (i + 0.01) / (ROWS - 1)
        for u, level in sides:
            ooze = 1 + (0.05 + 0.1 * wobble((share * 9 + seed, u * 2, level))) * (level == 0.5)
            angle = ARC * (u - 0.5) * ooze
            x, y = RADIUS * 0.985 * share * math.cos(angle), RADIUS * 0.985 * share * math.sin(angle)
            vertices.append((x, y, SHEET * 0.8 + tall * level * (0.2 + 0.8 * _closing(share)) + 0.02 * wobble((x * 4 + seed, y * 4, 0))))
    count = len(sides)
    faces = []
    for i in range(ROWS - 1):
        for column in (0, COLUMNS - 1):
            for level in range(2):
                a, b = i * count + level * COLUMNS + column, i * count + (level + 1) * COLUMNS + column
                faces.append((a, b, b + count, a + count))
    for column in range(COLUMNS - 1):
        for level in range(2):
            a = (ROWS - 1) * count + level * COLUMNS + column
            faces.append((a, a + 1, a + COLUMNS + 1, a + COLUMNS))
    return mesh('filling', vertices, faces, material)
