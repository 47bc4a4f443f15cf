"""A square of tiramisu: two layers of soaked sponge fingers in cream under sifted cocoa."""

import math

from mathutils import Matrix

from ..layout import grid_faces
from ..scene import link, mesh, rounded, values, wobble

FINGERS, ROWS, COLUMNS = 5, 30, 400


def build(description, materials, vessel, random):
    cream, finger = description['bands']
    long, wide, seed = description.get('long', 0.6), description.get('wide', 0.48), random.uniform(0, 99)
    tall = cream['tall']
    place = Matrix.Translation((0, 0, vessel.LEVEL)) @ Matrix.Rotation(description.get('turn', 0.0), 4, 'Z')
    things = [_cream(long, wide, tall, materials[cream['of']], seed), _cocoa(long, wide, tall, materials[description['of']], seed)]
    for level in (0.13, 0.54):
        things.append(_fingers(long, wide, tall * level, finger['tall'], materials[finger['of']], random))
    for thing in things:
        link(thing).matrix_world = place


def _edge(j, long, wide):
    """A point on the edge of a rectangle that a knife has cut."""
    angle = math.tau * j / COLUMNS
    x, y = math.cos(angle), math.sin(angle)
    away = (abs(x / long) ** 24 + abs(y / wide) ** 24) ** (-1 / 24)
    return away * x, away * y


def _cream(long, wide, tall, material, seed):
    vertices = []
    for i in range(ROWS):
        height = i / (ROWS - 1)
        for j in range(COLUMNS):
            x, y = _edge(j, long, wide)
            bulge = 1 - 0.01 * (height < 0.05) + 0.005 * wobble((x * 5 + seed, y * 5, height * 5))
            bulge += 0.003 * wobble((x * 16, y * 16 + seed, height * 14))
            vertices.append((x * bulge, y * bulge, tall * height))
    return mesh('cream', vertices, grid_faces(ROWS, COLUMNS, True), material)


def _fingers(long, wide, low, tall, material, random):
    """A layer of fingers side by side, as the knife shows it: rounded at their ends, straight along them; `core` is 1 at their crust."""
    seed, step, vertices, core = random.uniform(0, 99), 2 * long / FINGERS, [], []
    for i in range(ROWS):
        share = 2 * i / (ROWS - 1) - 1
        for j in range(COLUMNS):
            x, y = _edge(j, long, wide)
            finger = (x / step + FINGERS / 2) % 1 * 2 - 1 if abs(y) > 0.97 * wide else 0
            rounded_off = (1 - abs(finger) ** 4) ** 0.5
            half = tall / 2 * (0.62 + 0.38 * rounded_off + 0.1 * wobble((x * 4 + seed, y * 4, 0)))
            pit = 0.006 * wobble((x * 12 + seed, y * 12, share * 2))
            out = 1.016 + pit - 0.012 * abs(share) ** 8
            vertices.append((x * out, y * out, low + tall / 2 + half * share))
            core.append(max(abs(share) ** 1.5, 1 - rounded_off))
    return values(mesh('fingers', vertices, grid_faces(ROWS, COLUMNS, True), material), 'core', core)


def _cocoa(long, wide, tall, material, seed):
    rows, vertices = 60, []
    for i in range(rows):
        share = (i + 0.001) / (rows - 1)
        for j in range(COLUMNS):
            x, y = (1.008 * share * value for value in _edge(j, long, wide))
            wave = 0.016 * wobble((x * 4 + seed, y * 4, 0)) + 0.006 * wobble((x * 14, y * 14 + seed, 0))
            vertices.append((x, y, tall + 0.012 + wave - 0.045 * share**24))
    return rounded(mesh('cocoa', vertices, grid_faces(rows, COLUMNS, True), material))
