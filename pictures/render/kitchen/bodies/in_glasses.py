"""What fills glasses in bands, seen through their walls."""

import importlib
import math

from mathutils import Matrix

from ..layout import grid_faces
from ..scene import copy, link, mesh, wobble

COLUMNS, MODELS = 120, 6
# Shares of the radius and of the height of a band; the last ones are its top.
WALL = [
    (0.5, 0.0),
    (0.97, 0.0),
    (1.0, 0.04),
    (1.0, 0.3),
    (1.0, 0.6),
    (1.0, 0.96),
    (0.97, 1.0),
    (0.85, 1.02),
    (0.6, 1.04),
    (0.3, 1.04),
    (0.001, 1.03),
]


def build(description, materials, vessel, random):
    for place in vessel.PLACES:
        bottom = vessel.FLOOR
        for band in description['bands']:
            top, material, seed = bottom + band['tall'], materials[band['of']], random.uniform(0, 99)
            thing = _band(vessel.inside, bottom, top, material, seed)
            link(thing).location = (*place, 0)
            if 'cut' in band:
                _against_wall(band, vessel.inside, bottom, top, material, place, random)
            bottom = top


def _band(inside, bottom, top, material, seed):
    vertices = []
    for share, height in WALL:
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = math.cos(angle), math.sin(angle)
            z = bottom + (top - bottom) * height
            z += 0.03 * wobble((x * share * 1.8 + seed * (height > 0.5), y * share * 1.8, z * 2))
            away = inside(z) * share * 0.985
            vertices.append((away * x, away * y, z))
    return mesh('band', vertices, grid_faces(len(WALL), COLUMNS, True), material)


def _against_wall(band, inside, bottom, top, material, place, random):
    """Pieces that lie against the glass."""
    cut = importlib.import_module(f'..cuts.{band["cut"]}', __package__)
    models = [cut.build(material, random, band.get('size', 1)) for _ in range(MODELS)]
    for model in models:
        # A hundred copies that are each rounded by themselves take gigabytes.
        model.modifiers.clear()
    for i in range(band['shreds']):
        model, angle = models[i % MODELS], random.uniform(0, math.tau)
        z = random.uniform(bottom, top)
        reach = sorted(model.dimensions)[1] / 2
        away = inside(z) - reach
        piece = copy(model, (0, 0, 0))
        piece.matrix_world = (
            Matrix.Translation((place[0] + away * math.cos(angle), place[1] + away * math.sin(angle), z))
            @ Matrix.Rotation(random.uniform(0, math.tau), 4, 'XYZ'[i % 3])
            @ Matrix.Scale(random.uniform(0.8, 1.1), 4)
        )
