"""A round salad of grated layers, from which a piece is cut so that the layers are seen."""

import math

from mathutils import Matrix, Vector

from ..cuts.grated import build as build_shred
from ..outline import Outline
from ..scene import link, mesh, wobble

MODELS, STEPS = 8, 150


def build(description, materials, vessel, random):
    radius, gap = vessel.SURFACE * description.get('within', 0.85), description.get('gap', 0.0)
    outline, bottom = Outline(radius, gap), vessel.LEVEL
    for band in description.get('bands', []):
        material, seed, tall = materials[band['of']], random.uniform(0, 99), band['tall']
        link(_block(outline, bottom, tall, material, seed))
        shreds = [build_shred(material, random, band.get('size', 1)) for _ in range(MODELS)]
        for i in range(band.get('shreds', 0)):
            point, normal = outline.at(random.random())
            way = Vector(normal).to_track_quat('Z', 'Y').to_matrix().to_4x4()
            shred = shreds[i % MODELS].copy()
            shred.matrix_world = (
                Matrix.Translation((point[0], point[1], bottom + tall * random.uniform(0.0, 1.0)))
                @ way
                @ Matrix.Rotation(random.gauss(0, 0.5) + random.choice((0, math.pi)), 4, 'Z')
                @ Matrix.Rotation(random.uniform(-0.35, 0.35), 4, 'Y')
                @ Matrix.Scale(random.uniform(0.7, 1.1), 4)
            )
            link(shred)
        bottom += tall


def _block(outline, bottom, tall, material, seed):
    profile = [(0.985, 0.0), (1.0, 0.25), (1.0, 0.75), (0.985, 1.0)]
    vertices, faces = [], []
    for i in range(STEPS):
        point, normal = outline.at(i / STEPS)
        for share, height in profile:
            bulge = 0.012 * wobble((point[0] * 6 + seed, point[1] * 6, height * 2))
            vertices.append((point[0] * share + normal[0] * bulge, point[1] * share + normal[1] * bulge, bottom + tall * height))
    rows = len(profile)
    for i in range(STEPS):
        k = (i + 1) % STEPS
        faces += [(i * rows + p, k * rows + p, k * rows + p + 1, i * rows + p + 1) for p in range(rows - 1)]
    faces.append(tuple(i * rows + rows - 1 for i in range(STEPS)))
    return mesh('layer', vertices, faces, material, crease=0.6)
