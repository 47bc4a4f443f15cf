"""A mound of boiled grains: one layer of them lies loosely on a floor of their colour."""

import importlib
import math

from mathutils import Euler, Matrix

from ..layout import grid_faces
from ..scene import link, mesh, values, wobble
from ..shapes.strands import mound

ROWS, COLUMNS = 60, 140
# Thousands of objects would take minutes to lay; each of these holds a share of the grains, and has a tint of its own.
HANDFULS = 24


def build(description, materials, vessel, random):
    material, radius = materials[description['of']], vessel.SURFACE * description.get('within', 0.9)
    height = ground(description, vessel, random)
    floor(height, radius, material)
    cut = importlib.import_module(f'..cuts.{description["cut"]}', __package__)
    for _ in range(HANDFULS):
        model, places = cut.build(material, random, description.get('size', 1)), []
        for _ in range(description['count'] // HANDFULS):
            angle, away = random.uniform(0, math.tau), radius * math.sqrt(random.random())
            x, y = away * math.cos(angle), away * math.sin(angle)
            turn = Euler((random.gauss(0, 0.6), random.gauss(0, 0.6), random.uniform(0, math.tau))).to_matrix().to_4x4()
            places.append(
                Matrix.Translation((x, y, height(x, y) + random.uniform(-0.01, 0.04))) @ turn @ Matrix.Scale(random.uniform(0.85, 1.12), 4)
            )
        link(handful(model, places, material))


def handful(model, places, material):
    """One object that holds a copy of the model at each place."""
    corners, sides = [corner.co for corner in model.data.vertices], [tuple(side.vertices) for side in model.data.polygons]
    vertices = [place @ corner for place in places for corner in corners]
    faces = [[i * len(corners) + k for k in side] for i in range(len(places)) for side in sides]
    thing = mesh('handful', vertices, faces, material)
    core = model.data.attributes.get('core')
    return values(thing, 'core', [item.value for item in core.data] * len(places)) if core else thing


def ground(description, vessel, random):
    """A function that returns the height of an uneven mound at a point."""
    radius, tall = vessel.SURFACE * description.get('within', 0.9), description.get('tall', 0.25)
    base, seed = vessel.LEVEL + description.get('base', -0.08), random.uniform(0, 99)

    def height(x, y):
        uneven = 0.05 * wobble((x * 2.6 + seed, y * 2.6, 0)) + 0.02 * wobble((x * 7 + seed, y * 7, 3))
        return base + mound(math.hypot(x, y), radius, tall + uneven)

    return height


def floor(height, radius, material):
    """The surface of a mound, which shows between what lies on it."""
    vertices = []
    for i in range(ROWS):
        for j in range(COLUMNS):
            away, angle = radius * (i + 0.001) / (ROWS - 1), math.tau * j / COLUMNS
            x, y = away * math.cos(angle), away * math.sin(angle)
            vertices.append((x, y, height(x, y)))
    link(mesh('floor', vertices, grid_faces(ROWS, COLUMNS, True), material))
