"""Puts a dish without a liquid on the table: vessel, body, what falls on it, dressing, and what is laid on top."""

import importlib
import math
from random import Random

import bpy
from mathutils import Euler, Matrix, Quaternion, Vector

from . import camera, light, table
from .descriptions import ingredients
from .heights import Heights, dressing
from .layout import grid_faces, scatter
from .packing import pack
from .scene import clear, copy, link, mesh

# So many different pieces of a layer are modelled; the others are copies, turned and scaled.
MODELS = 8
UP = Vector((0, 0, 1))


def serve(dish, view, seed):
    """Builds the scene of a checked description."""
    clear()
    random = Random(seed)
    table.lay(dish['table']['wood'], dish['table']['cloth'], random)
    vessel = _block('vessels', dish['vessel']['kind'])
    vessel.build(dish['vessel'])
    material = _Materials()
    if 'body' in dish:
        _block('bodies', dish['body']['kind']).build(dish['body'], material, vessel, random)
    falling = [layer for layer in dish['layers'] if layer.get('falls')]
    if falling:
        _drop(falling, material, vessel, random)
    if 'dressing' in dish:
        _dress(dish['dressing'], material, vessel)
    for layer in dish['layers']:
        if not layer.get('falls'):
            _lay(layer, material, vessel, random)
    light.shine()
    camera.aim(view)
    bpy.context.scene.camera.location.z += getattr(vessel, 'MIDDLE', vessel.LEVEL) - 0.4


class _Materials(dict):
    """The materials of ingredients, each made when it is first asked for."""

    def __missing__(self, name):
        entry = ingredients()[name]
        self[name] = _block('materials', entry['material']).build(name, entry)
        return self[name]


def _models(layer, material, count, random):
    cut, size = _block('cuts', layer['cut']), layer.get('size', 1)
    return [cut.build(material[layer['of']], random, size) for _ in range(min(MODELS, count))]


def _drop(layers, material, vessel, random):
    """Mixes the pieces of these layers and piles them up."""
    pieces = []
    for layer in layers:
        models = _models(layer, material, layer['count'], random)
        pieces += [(models[i % len(models)], layer) for i in range(layer['count'])]
    random.shuffle(pieces)
    within = vessel.SURFACE * max(layer.get('within', 0.9) for layer in layers)
    heights = _surface(vessel)
    places, pile = pack(random, [_extent(model) for model, _ in pieces], within, heights)
    slopes = pile.smoothed(3)
    for (model, layer), (x, y, z) in zip(pieces, places):
        tilt = layer.get('tilt', 3)
        lean = Euler((random.uniform(-tilt, tilt), random.uniform(-tilt, tilt), 0)).to_matrix().to_4x4()
        turn = Matrix.Rotation(random.uniform(0, math.tau), 4, 'Z')
        other = copy(model, (0, 0, 0))
        other.matrix_world = (
            Matrix.Translation((x, y, z)) @ _upright(slopes.normal(x, y)) @ lean @ turn @ Matrix.Scale(random.uniform(0.92, 1.08), 4)
        )


def _extent(model):
    """The radius of a piece from above, and half of its height."""
    box = [Vector(corner) for corner in model.bound_box]
    long, wide, tall = sorted((max(corner[i] for corner in box) - min(corner[i] for corner in box)) / 2 for i in range(3))[::-1]
    return (long + wide) / 2, (tall + wide) / 2 if tall > wide / 2 else tall


def _measure():
    """A function that returns the height of what is seen from above at a point, or None."""
    scene, graph = bpy.context.scene, bpy.context.evaluated_depsgraph_get()

    def height(x, y):
        hit, place, *_ = scene.ray_cast(graph, (x, y, 4), (0, 0, -1))
        return place.z if hit else None

    return height


def _surface(vessel, cells=121):
    """What a pile and its vessel look like from above."""
    return Heights.measured(_measure(), vessel.SURFACE * 1.1, vessel.LEVEL, cells)


def _dress(description, material, vessel):
    """Lays a dressing between the pieces."""
    heights = _surface(vessel)
    surface = dressing(heights, description.get('reach', 5), description.get('depth', 0.02))
    radius = vessel.SURFACE * description.get('within', 0.9)
    rows, columns, vertices = 120, 240, []
    for i in range(rows):
        away = radius * (i + 0.01) / (rows - 1)
        for j in range(columns):
            x, y = away * math.cos(math.tau * j / columns), away * math.sin(math.tau * j / columns)
            sink = 0.06 * max(0, away / radius - 0.9) / 0.1
            vertices.append((x, y, surface.at(x, y) - sink))
    link(mesh('dressing', vertices, grid_faces(rows, columns, True), material[description['of']]))


def _lay(layer, material, vessel, random):
    places = layer.get('at')
    if not places:
        places = scatter(random, layer['count'], vessel.SURFACE * layer.get('within', 0.8), layer.get('apart', 0.1))
    low, high = layer.get('height', (0, 0))
    tilt, draped = layer.get('tilt', 0.2), layer.get('draped')
    height, slopes = _measure(), _surface(vessel, 61).smoothed(1)
    models = _models(layer, material, len(places), random)
    for i, (x, y, *turns) in enumerate(places):
        model, raised, scale = models[i % len(models)], random.uniform(low, high), random.uniform(0.9, 1.1)
        turn = Matrix.Rotation(turns[0] if turns else random.uniform(0, math.tau), 4, 'Z')
        if draped:
            link(_draped(model, slopes, turn, (x, y, raised), scale, vessel.SURFACE * 0.94))
            continue
        under = height(x, y) or vessel.LEVEL
        if under < vessel.LEVEL + layer.get('above', -1):
            continue
        lean = Euler((random.uniform(-tilt, tilt), random.uniform(-tilt, tilt), 0)).to_matrix().to_4x4()
        lean = Matrix.Rotation(turns[1], 4, 'X') if len(turns) > 1 else _upright(slopes.normal(x, y)) @ lean
        other = copy(model, (0, 0, 0))
        other.matrix_world = Matrix.Translation((x, y, under + raised)) @ lean @ turn @ Matrix.Scale(scale, 4)


def _upright(normal, most=0.7):
    """The turn from straight up to a normal, at most by an angle."""
    turn = UP.rotation_difference(Vector(normal))
    if turn.angle > most:
        turn = Quaternion(turn.axis, most)
    return turn.to_matrix().to_4x4()


def _draped(model, heights, turn, place, scale, within):
    """A copy of a flat piece that follows the heights and is bent inwards at the edge of the vessel."""
    other = model.copy()
    other.data = model.data.copy()
    x, y, raised = place
    for corner in other.data.vertices:
        point = turn @ (corner.co * scale)
        px, py = point.x + x, point.y + y
        inside = min(1, within / math.hypot(px, py))
        corner.co = (px * inside, py * inside, point.z + raised + heights.at(px * inside, py * inside))
    return other


def _block(kind, name):
    return importlib.import_module(f'.{kind}.{name}', __package__)
