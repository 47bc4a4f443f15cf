"""Puts a dish on the table: vessel, liquid and layers, in this order."""

import importlib
import math
from random import Random

from . import camera, light, table
from .descriptions import ingredients
from .layout import scatter
from .scene import clear, copy, link

# So many different pieces of a layer are modelled; the others are copies, turned and scaled.
MODELS = 6


def serve(dish, view, seed):
    """Builds the scene of a checked description."""
    clear()
    random = Random(seed)
    table.lay(dish['table']['wood'], dish['table']['cloth'], random)
    vessel = _block('vessels', dish['vessel']['kind'])
    vessel.build(dish['vessel'])
    liquid = _block('liquids', dish['liquid']['kind'])
    link(liquid.build(dish['liquid'], vessel.SURFACE, vessel.DEPTH)).location = (0, 0, vessel.LEVEL)
    known, materials = ingredients(), {}
    for layer in dish['layers']:
        name = layer['of']
        entry = known[name]
        if name not in materials:
            materials[name] = _block('materials', entry['material']).build(name, entry)
        _lay(layer, materials[name], vessel, random)
    light.shine()
    camera.aim(view)


def _lay(layer, material, vessel, random):
    cut = _block('cuts', layer['cut'])
    size = layer.get('size', 1)
    places = layer.get('at')
    if not places:
        within = vessel.SURFACE * layer.get('within', 0.8)
        places = [(x, y) for x, y in scatter(random, layer['count'], within, layer.get('apart', 0.1))]
    low, high = layer.get('height', (0, 0))
    tilt = layer.get('tilt', 0.2)
    models = [cut.build(material, random, size) for _ in range(min(MODELS, len(places)))]
    for i, (x, y, *turn) in enumerate(places):
        copy(
            models[i % len(models)],
            (x, y, vessel.LEVEL + random.uniform(low, high)),
            (random.uniform(-tilt, tilt), random.uniform(-tilt, tilt), turn[0] if turn else random.uniform(0, math.tau)),
            random.uniform(0.88, 1.12),
        )


def _block(kind, name):
    return importlib.import_module(f'.{kind}.{name}', __package__)
