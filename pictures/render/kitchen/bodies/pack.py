"""A plain pack whose label shows what is in it, as another picture of a product."""

import math

import bpy

from ..descriptions import MASTERS
from ..layout import grid_faces
from ..scene import link, mesh
from ..shader import Shader
from ..shapes.packs import CREAM, SHAPES

ROWS, COLUMNS = 12, 48
FINISHES = {
    'paper': {'roughness': 0.5, 'specular': 0.3},
    'plastic': {'roughness': 0.3, 'coat': 0.2},
    'metal': {'roughness': 0.28, 'metallic': 0.85},
    'foil': {'roughness': 0.36, 'coat': 0.25},
    'liquid': {'roughness': 0.08, 'coat': 1.0, 'specular': 0.6},
    'shine': {'emission': '#ffffff', 'glow': 0.4},
    'glass': {'roughness': 0.12, 'coat': 0.9, 'soft': 0.25},
}


def build(description, materials, vessel, random):
    parts, front, height, radius = SHAPES[description['shape']](description)
    for kind, colour, vertices, faces in parts:
        shader = Shader(kind)
        crease = math.radians(35)
        if kind == 'liquid':
            colour = _deep(shader, colour)
        surface = shader.surface(colour, **FINISHES[kind])
        if kind == 'shine':
            surface = shader.blend(0.45, shader.node('BsdfTransparent'), surface)
        link(mesh(kind, vertices, faces, shader.done(surface), crease=crease))
    printed = _printed(description['picture'])
    if not radius:
        _fill(front, printed, random)
        return
    _patch(front, 0, height, radius, 0.008, _paper())
    _patch(front, 0, height, radius * 0.86, 0.014, printed)


def _deep(shader, colour):
    """The colour of what is behind glass: darker at its sides, where the eye looks through more of it."""
    facing = shader.node('LayerWeight', {'Blend': 0.35}).outputs['Facing']
    return shader.mix(facing, colour, shader.mix(0.6, colour, '#000000'))


def _fill(front, printed, random):
    """Pieces behind the glass of a jar, from its bottom to its shoulder."""
    for i in range(4):
        for j in range(-2, 3):
            spot = 0.3 * (j + 0.5 * (i % 2)), 0.27 + 0.1 * i
            _patch(front, *spot, random.uniform(0.22, 0.25), 0.002 + 0.002 * (i + 4 * (j % 2)), printed, random.uniform(-0.6, 0.6))


def _patch(front, middle, height, radius, out, material, turn=0.0):
    """A round piece of the front; its texture is a square around it."""
    spots = [
        (share * math.cos(angle), share * math.sin(angle))
        for share in (i / (ROWS - 1) for i in range(ROWS))
        for angle in (math.tau * j / COLUMNS for j in range(COLUMNS))
    ]
    patch = mesh(
        'label', [front(middle + radius * x, height + radius * y, out) for x, y in spots], grid_faces(ROWS, COLUMNS, True), material
    )
    layer, cos, sin = patch.data.uv_layers.new(), math.cos(turn), math.sin(turn)
    for loop in patch.data.loops:
        x, y = spots[loop.vertex_index]
        x, y = x * cos - y * sin, x * sin + y * cos
        layer.data[loop.index].uv = ((x + 1) / 2, (y + 1) / 2)
    link(patch)


def _paper():
    shader = Shader('label')
    return shader.done(shader.surface(CREAM, roughness=0.55, specular=0.25))


def _printed(picture):
    shader = Shader('print')
    image = shader.node('TexImage', image=bpy.data.images.load(str(MASTERS / f'{picture}.webp')), extension='CLIP')
    return shader.done(
        shader.blend(
            image.outputs['Alpha'], shader.node('BsdfTransparent'), shader.surface(image.outputs['Color'], roughness=0.5, specular=0.25)
        )
    )
