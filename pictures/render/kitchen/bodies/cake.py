"""A round cake of bands, or a slice of one: the bands are seen in its cuts, crumbs may cover its top and its round side."""

import math

from mathutils import Matrix

from ..cuts.chunk import block
from ..layout import grid_faces, smooth_profile
from ..outline import Outline
from ..scene import copy, link, mesh, wobble
from ..shapes.around import Way

STEP, MODELS, ROWS = 0.018, 6, 50
PROFILE = [(-0.012, 0.0), (0.0, 0.12), (0.002, 0.35), (0.002, 0.65), (0.0, 0.88), (-0.012, 1.0)]


def build(description, materials, vessel, random):
    outline, seed, bottom = Outline(description.get('radius', 0.75), description['gap']), random.uniform(0, 99), 0.0
    place = Matrix.Translation((*description.get('middle', (0, 0)), vessel.LEVEL)) @ Matrix.Rotation(description.get('turn', 0.0), 4, 'Z')
    for band in description['bands']:
        bare = band is description['bands'][-1] and 'of' not in description
        link(_band(outline, bottom, band, materials[band['of']], seed, bare)).matrix_world = place
        bottom += band['tall']
    if 'of' in description:
        crumbs = materials[description['of']]
        link(_coat(outline, bottom, crumbs, seed)).matrix_world = place
        _strew(outline, bottom, description.get('crumbs', 500), crumbs, place, random)


def _band(outline, bottom, band, material, seed, bare):
    """The wall of a band, and its top if that is bare."""
    steps, rough, vertices = round(outline.length / STEP), band.get('rough', 0.3), []
    for out, height in PROFILE:
        z = bottom + band['tall'] * height
        for i in range(steps):
            (x, y), normal = outline.at(i / steps)
            crumb = wobble((x * 11 + seed, y * 11, z * 14)) + 0.7 * wobble((x * 30, y * 30 + seed, z * 30))
            out_here = out + 0.012 * rough * crumb
            wave = 0.014 * rough * wobble((x * 3.2 + seed, y * 3.2, z * 4)) * (z > 0)
            vertices.append((x + normal[0] * out_here, y + normal[1] * out_here, z + wave))
    faces = grid_faces(len(PROFILE), steps, True)
    if bare:
        faces.append(tuple(range((len(PROFILE) - 1) * steps, len(PROFILE) * steps)))
    return mesh('band', vertices, faces, material, crease=0.9)


def _coat(outline, tall, material, seed):
    """A shell on the top and the round side, with its thickness seen in the cuts."""
    radius, columns, vertices = outline.radius, 160, []
    inside = [(radius, 0.0), (radius, tall * 0.5), (radius, tall), (radius * 0.5, tall), (0.001, tall)]
    outside = smooth_profile(
        [
            (radius + 0.03, 0.0),
            (radius + 0.035, tall * 0.5),
            (radius + 0.03, tall - 0.02),
            (radius + 0.005, tall + 0.025),
            (radius * 0.9, tall + 0.035),
            (radius * 0.5, tall + 0.035),
            (0.001, tall + 0.035),
        ],
        4,
    )
    way = Way(outside)
    points = [way.at(way.lengths[-1] * i / (ROWS - 1)) for i in range(ROWS)]
    for (away, z), (out, up) in points:
        for j in range(columns + 1):
            angle = outline.start + (math.tau - outline.gap) * j / columns
            x, y = away * math.cos(angle), away * math.sin(angle)
            lump = 0.014 * wobble((x * 9 + seed, y * 9, z * 9)) + 0.009 * wobble((x * 25, y * 25 + seed, z * 25))
            vertices.append(((away + out * -lump) * math.cos(angle), (away + out * -lump) * math.sin(angle), z - up * lump))
    faces = grid_faces(ROWS, columns + 1)
    for side in (0, columns):
        angle = outline.start + (math.tau - outline.gap) * side / columns
        start = len(vertices)
        vertices += [(away * math.cos(angle), away * math.sin(angle), z) for away, z in inside]
        faces.append((*(i * (columns + 1) + side for i in range(ROWS)), *range(start + len(inside) - 1, start - 1, -1)))
    return mesh('coat', vertices, faces, material, crease=0.9)


def _strew(outline, tall, count, material, place, random):
    crumbs = [block(material, random, [0.05 * random.uniform(0.6, 1.3), 0.038, 0.026], 0.4, 0.15) for _ in range(MODELS)]
    for i in range(count):
        angle = outline.start + (math.tau - outline.gap) * random.random()
        if random.random() < 0.62:
            away, z = outline.radius * math.sqrt(random.random()), tall + 0.036
        else:
            away, z = outline.radius + 0.036, tall * random.random()
        crumb = copy(crumbs[i % MODELS], (0, 0, 0))
        crumb.matrix_world = (
            place
            @ Matrix.Translation((away * math.cos(angle), away * math.sin(angle), z))
            @ Matrix.Rotation(random.uniform(0, math.tau), 4, 'XYZ'[i % 3])
            @ Matrix.Scale(random.uniform(0.4, 1.2), 4)
        )
