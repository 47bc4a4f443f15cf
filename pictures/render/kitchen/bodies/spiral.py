"""Round slices of several vegetables in turn, leaning on each other in rings over a sauce."""

import importlib
import math

from mathutils import Matrix, Vector

from ..scene import copy
from .grains import floor

MODELS, APART = 5, 0.1
# The radii of the rings in shares of the surface.
RINGS = (0.74, 0.42, 0.14)
STEEP = 0.62


def build(description, materials, vessel, random):
    floor(lambda x, y: vessel.LEVEL - 0.04, vessel.SURFACE * 0.99, materials[description['of']])
    kinds = []
    for band in description['bands']:
        cut = importlib.import_module(f'..cuts.{band["cut"]}', __package__)
        kinds.append([cut.build(materials[band['of']], random, band.get('size', 1)) for _ in range(MODELS)])
    for number, share in enumerate(RINGS):
        radius = vessel.SURFACE * share
        count = round(math.tau * radius / APART / len(kinds)) * len(kinds)
        for i in range(count):
            angle = math.tau * i / count + 0.3 * number
            spot = Vector((radius * math.cos(angle), radius * math.sin(angle), vessel.LEVEL + 0.035 * number + random.uniform(0, 0.02)))
            lean = STEEP + random.uniform(-0.08, 0.08)
            along = Vector((-math.sin(angle), math.cos(angle), 0))
            face = (
                along * math.cos(lean) - Vector((math.cos(angle), math.sin(angle), 0)) * 0.1 + Vector((0, 0, math.sin(lean)))
            ).normalized()
            piece = copy(kinds[i % len(kinds)][i % MODELS], (0, 0, 0))
            piece.matrix_world = (
                Matrix.Translation(spot)
                @ face.to_track_quat('Z', 'Y').to_matrix().to_4x4()
                @ Matrix.Rotation(random.uniform(0, math.tau), 4, 'Z')
                @ Matrix.Scale(random.uniform(0.94, 1.05), 4)
            )
