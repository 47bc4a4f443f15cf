"""A drink in glasses, `tall` from their floor, with the pieces of its bands up to their heights. Flat pieces lie against the wall."""

import importlib
import math

from mathutils import Matrix

from ..layout import grid_faces
from ..scene import copy, link, mesh, values, wobble

COLUMNS, MODELS = 96, 6


def build(description, materials, vessel, random):
    level, dome = vessel.FLOOR + description['tall'], description.get('dome', 0)
    for place in vessel.PLACES:
        link(_drink(vessel, level, dome, materials[description['of']], random.uniform(0, 99))).location = (*place, 0)
        for band in description.get('bands', []):
            _steep(band, materials[band['of']], vessel, place, random)


def _drink(vessel, level, dome, material, seed):
    """Fills a glass: its surface climbs a little at the wall, and is as high as `dome` in the middle. The value `core` is 1 on a foam."""
    floor = vessel.FLOOR
    steps = [floor + 0.03 + (level - floor - 0.03) * i / 24 for i in range(25)]
    rows = [(0.001, floor), (vessel.inside(floor) - 0.03, floor), *((vessel.inside(z), z) for z in steps)]
    edge = vessel.inside(level)
    rows += [(edge - 0.004, level + 0.006), (edge - 0.018, level - 0.004 + dome * 0.3)]
    rows += [(edge * share, level - 0.006 + dome * (1 - share**2)) for share in (0.85, 0.7, 0.55, 0.4, 0.25, 0.12, 0.001)]
    vertices = []
    for away, z in rows:
        for j in range(COLUMNS):
            x, y = away * math.cos(math.tau * j / COLUMNS), away * math.sin(math.tau * j / COLUMNS)
            vertices.append((x, y, z + (dome * 0.2 * wobble((x * 6 + seed, y * 6, 0)) if z > level else 0)))
    drink = mesh('drink', vertices, grid_faces(len(rows), COLUMNS, True), material)
    return values(drink, 'core', [max(0, 1 - max(0, level - z) / 0.3) for _, _, z in vertices])


def _steep(band, material, vessel, place, random):
    """Strews pieces upwards, turned around the middle from one to the next."""
    cut = importlib.import_module(f'..cuts.{band["cut"]}', __package__)
    models = [cut.build(material, random, band.get('size', 1)) for _ in range(min(MODELS, band['shreds']))]
    start, ground = random.uniform(0, math.tau), vessel.FLOOR + band.get('from', 0.05)
    for i in range(band['shreds']):
        model = models[i % len(models)]
        thick, half, long = (side / 2 for side in sorted(model.dimensions))
        angle = start + 2.4 * i + random.uniform(-0.3, 0.3)
        z = max(vessel.FLOOR + long * 0.9, ground + (vessel.FLOOR + band['tall'] - ground) * (i + random.random()) / band['shreds'])
        flat = thick < half / 3
        away = math.sqrt(vessel.inside(z) ** 2 - long**2) - thick - 0.01 if flat else max(0, vessel.inside(z) - half * 1.25)
        turn = Matrix.Rotation(math.pi / 2, 4, 'Y') @ Matrix.Rotation(random.uniform(0, math.tau), 4, 'Z')
        piece = copy(model, (0, 0, 0))
        piece.matrix_world = (
            Matrix.Translation((place[0] + away * math.cos(angle), place[1] + away * math.sin(angle), z))
            @ Matrix.Rotation(angle, 4, 'Z')
            @ (turn if flat else turn @ Matrix.Rotation(random.uniform(0, math.tau), 4, 'X'))
        )
