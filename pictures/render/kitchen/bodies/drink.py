"""Drinks in what they are poured into: bands from the floor up, each a share of the height, with what swims in them.

A band with a cut is what swims: `shreds` pieces up to the share `tall` of the drink.
"""

import importlib
import math

from mathutils import Matrix

from ..layout import grid_faces
from ..scene import copy, link, mesh, wobble

COLUMNS, STEPS, MODELS = 96, 24, 6
# From the wall to the middle: the share of the radius, and how far a liquid climbs there.
TOP = [(1.0, 0.016), (0.97, 0.008), (0.93, 0.003), (0.86, 0.0), *((i / 24, 0.0) for i in range(19, 0, -1)), (0.001, 0.0)]


def build(description, materials, vessel, random):
    shaped = getattr(vessel, 'shaped', lambda thing: thing)
    for x, y, walls in vessel.POURED:
        bottom, tall = walls[0][1], walls[-1][1] - walls[0][1]
        for band in (band for band in description['bands'] if 'cut' not in band):
            top = bottom + band['tall'] * tall
            thing = _band(walls, bottom, top, band.get('rough', 0.0), materials[band['of']], random.uniform(0, 99))
            link(shaped(thing)).location = (x, y, 0)
            bottom = top
        for piece in (band for band in description['bands'] if 'cut' in band):
            _swim(piece, materials[piece['of']], (x, y), walls, top, random)


def radius(walls, height):
    """The radius inside of walls, which are points `(radius, height)` from the floor up."""
    for (near, low), (far, high) in zip(walls, walls[1:]):
        if height <= high:
            return near + (far - near) * max(0, height - low) / (high - low)
    return walls[-1][0]


def _band(walls, bottom, top, rough, material, seed):
    rows = [(0.001, bottom), *((radius(walls, bottom) * i / 4, bottom) for i in (1, 2, 3))]
    rows += [(radius(walls, z), z) for z in (bottom + (top - bottom) * i / STEPS for i in range(STEPS))]
    edge, flat = radius(walls, top), len(rows)
    rows += [(edge * share, top + climb) for share, climb in TOP]
    vertices = []
    for i, (away, z) in enumerate(rows):
        for j in range(COLUMNS):
            x, y = away * math.cos(math.tau * j / COLUMNS), away * math.sin(math.tau * j / COLUMNS)
            swell = wobble((x * 5 + seed, y * 5, 0)) + 0.8 * abs(wobble((x * 16, y * 16 + seed, 4)))
            vertices.append((x, y, z + rough * swell * (i >= flat)))
    return mesh('drink', vertices, grid_faces(len(rows), COLUMNS, True), material)


def _swim(piece, material, place, walls, top, random):
    """Pieces between the floor and the share `tall` of the drink, turned in all directions."""
    cut = importlib.import_module(f'..cuts.{piece["cut"]}', __package__)
    models = [cut.build(material, random, piece.get('size', 1)) for _ in range(min(MODELS, piece['shreds']))]
    for i in range(piece['shreds']):
        model, angle = models[i % len(models)], random.uniform(0, math.tau)
        reach = max(max(abs(corner[axis]) for corner in model.bound_box) for axis in range(3))
        z = walls[0][1] + reach * 0.6 + random.random() * max(0, piece['tall'] * (top - walls[0][1]) - reach * 0.6)
        away = max(0, radius(walls, z) - reach - 0.01) * random.random() ** 0.15
        copy(model, (0, 0, 0)).matrix_world = (
            Matrix.Translation((place[0] + away * math.cos(angle), place[1] + away * math.sin(angle), z))
            @ Matrix.Rotation(random.uniform(0, math.tau), 4, 'Z')
            @ Matrix.Rotation(random.uniform(0.6, 1.6), 4, 'X')
            @ Matrix.Rotation(random.uniform(0, math.tau), 4, 'Z')
        )
