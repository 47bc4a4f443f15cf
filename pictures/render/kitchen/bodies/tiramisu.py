"""A square of tiramisu: two rows of soaked sponge fingers in cream under sifted cocoa."""

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
    step = 1.92 * long / FINGERS
    for level in (0.17, 0.6):
        for i in range(FINGERS):
            x = step * (i + 0.5 - FINGERS / 2) + random.uniform(-0.006, 0.006)
            thing = _finger(step * 0.47, finger['tall'] / 2, wide * 1.012, materials[finger['of']], random)
            thing.location = (x, 0, tall * level + finger['tall'] / 2 - 0.03)
            things.append(thing)
    for thing in things:
        link(thing).matrix_world = place @ Matrix.Translation(thing.location)


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


def _finger(wide, tall, long, material, random):
    """A finger along y, flattened, with its crumb seen at both ends; `core` is 1 at its soaked crust."""
    seed, vertices, core, sides = random.uniform(0, 99), [], [], 60
    ends = [(long, share) for share in (0.001, 0.2, 0.4, 0.6, 0.8, 0.93, 0.99)] + [(long * 0.99, 1.0), (-long * 0.99, 1.0)]
    ends += [(-away, share) for away, share in ends[6::-1]]
    for y, share in ends:
        for j in range(sides):
            angle = math.tau * j / sides
            c, s = math.cos(angle), math.sin(angle)
            c, s = math.copysign(abs(c) ** 0.75, c), math.copysign(abs(s) ** 0.75, s)
            uneven = 1 + 0.05 * wobble((c * 2 + seed, s * 2, 0))
            pit = 0.008 * wobble((c * share * 9 + seed, s * share * 9, y * 3)) * (share < 0.99)
            vertices.append((wide * c * share * uneven, y + pit, tall * s * share * uneven))
            core.append(share)
    return values(mesh('finger', vertices, grid_faces(len(ends), sides, True), material, crease=0.9), 'core', core)


def _cocoa(long, wide, tall, material, seed):
    rows, vertices = 60, []
    for i in range(rows):
        share = (i + 0.001) / (rows - 1)
        for j in range(COLUMNS):
            x, y = (1.008 * share * value for value in _edge(j, long, wide))
            wave = 0.016 * wobble((x * 4 + seed, y * 4, 0)) + 0.006 * wobble((x * 14, y * 14 + seed, 0))
            vertices.append((x, y, tall + 0.012 + wave - 0.045 * share**24))
    return rounded(mesh('cocoa', vertices, grid_faces(rows, COLUMNS, True), material))
