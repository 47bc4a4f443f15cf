"""A block of jelly cut from its mould, with pieces all through it up to the heights of their bands."""

import importlib
import math

from mathutils import Euler, Matrix

from ..cuts.aspic_block import LONG, WIDE
from ..cuts.aspic_block import build as build_block
from ..scene import copy, link

MODELS, WALL = 8, 0.15


def build(description, materials, vessel, random):
    size, (x, y) = description.get('size', 1), description.get('middle', (0, 0))
    middle = Matrix.Translation((x, y, vessel.LEVEL)) @ Matrix.Rotation(description.get('turn', 0), 4, 'Z')
    link(build_block(materials[description['of']], random, size)).matrix_world = middle
    for band in description['bands']:
        cut = importlib.import_module(f'..cuts.{band["cut"]}', __package__)
        models = [cut.build(materials[band['of']], random, band.get('size', 1)) for _ in range(MODELS)]
        for i in range(band['shreds']):
            place = ((LONG * size - WALL) * random.uniform(-1, 1), (WIDE * size - WALL) * random.uniform(-1, 1))
            turn = Euler((random.gauss(0, 0.4), random.gauss(0, 0.4), random.uniform(0, math.tau))).to_matrix().to_4x4()
            piece = copy(models[i % MODELS], (0, 0, 0))
            piece.matrix_world = middle @ Matrix.Translation((*place, random.uniform(0.05, band['tall']))) @ turn
