"""Cucumbers that stand in glass jars, with herbs and spices against the glass."""

import importlib
import math

from mathutils import Matrix

from ..cuts.gherkin import build as build_gherkin
from ..scene import copy

MODELS, OUTER, INNER = 6, 10, 4


def build(description, materials, vessel, random):
    gherkins = [build_gherkin(materials[description['of']], random, 0.74) for _ in range(MODELS)]
    for place in vessel.PLACES:
        _stand(gherkins, vessel, place, random)
        for band in description['bands']:
            _strew(band, materials[band['of']], vessel, place, random)


def _stand(gherkins, vessel, place, random):
    for count, away, ground in ((OUTER, 0.28, 0.32), (INNER, 0.12, 0.34)):
        for i in range(count):
            angle = math.tau * (i + random.uniform(-0.08, 0.08)) / count
            piece, height = copy(random.choice(gherkins), (0, 0, 0)), vessel.FLOOR + ground + random.uniform(-0.01, 0.05)
            upright = random.choice((-1, 1)) * math.pi / 2 + random.uniform(-0.05, 0.05)
            piece.matrix_world = (
                Matrix.Translation((place[0] + away * math.cos(angle), place[1] + away * math.sin(angle), height))
                @ Matrix.Rotation(angle, 4, 'Z')
                @ Matrix.Rotation(upright, 4, 'Y')
                @ Matrix.Rotation(random.uniform(0, math.tau), 4, 'X')
            )


def _strew(band, material, vessel, place, random):
    """Pieces of a band against the glass, up to its height."""
    cut = importlib.import_module(f'..cuts.{band["cut"]}', __package__)
    models = [cut.build(material, random, band.get('size', 1)) for _ in range(MODELS)]
    for i in range(band['shreds']):
        angle, z = random.uniform(0, math.tau), vessel.FLOOR + random.uniform(0.03, band['tall'])
        away = vessel.inside(z) - 0.03
        piece = copy(models[i % MODELS], (0, 0, 0))
        piece.matrix_world = (
            Matrix.Translation((place[0] + away * math.cos(angle), place[1] + away * math.sin(angle), z))
            @ Matrix.Rotation(angle, 4, 'Z')
            @ Matrix.Rotation(math.pi / 2, 4, 'Y')
            @ Matrix.Rotation(random.gauss(0, 0.9), 4, 'Z')
            @ Matrix.Scale(random.uniform(0.8, 1.15), 4)
        )
