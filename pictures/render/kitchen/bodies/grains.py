"""A mound of boiled grains: one layer of them lies loosely on a floor of their colour."""
import importlib
import math

from ..layout import grid_faces
from ..scene import copy, link, mesh, wobble
from ..shapes.strands import mound

ROWS, COLUMNS, MODELS = 60, 140, 10


def build(description, materials, vessel, random):
    material, radius = materials[description['of']], vessel.SURFACE * description.get('within', 0.9)
    height = ground(description, vessel, random)
    floor(height, radius, material)
    cut = importlib.import_module(f'..cuts.{description["cut"]}', __package__)
    models = [cut.build(material, random, description.get('size', 1)) for _ in range(MODELS)]
    for i in range(description['count']):
        angle, away = random.uniform(0, math.tau), radius * math.sqrt(random.random())
        x, y = away * math.cos(angle), away * math.sin(angle)
        copy(models[i % MODELS], (x, y, height(x, y) + random.uniform(-0.01, 0.04)),
             (random.gauss(0, 0.6), random.gauss(0, 0.6), random.uniform(0, math.tau)), random.uniform(0.85, 1.12))


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
