"""A loaf, tray bake or slab, whole or in pieces.

`[left, right, near, far, x, y, turn, lean]` are the sides of a piece in the whole, how far it is moved and turned, and how far it
falls over its left side.
"""

from mathutils import Matrix

from ..scene import link
from ..shapes import tops
from ..shapes.bake import piece
from ..shapes.edges import Oblong


def build(description, materials, vessel, random):
    form = Oblong(description['long'], description['wide'], description.get('corner', 0.1))
    top = getattr(tops, description.get('top', 'smooth'))(random, form, description.get('brown', 0.6), description.get('dome', 0.04))
    middle = description.get('middle', (0, 0))
    whole = Matrix.Translation((*middle, vessel.LEVEL)) @ Matrix.Rotation(description.get('turn', 0), 4, 'Z')
    for left, right, near, far, x, y, turn, lean in description['pieces']:
        thing = piece(
            materials[description['of']],
            form,
            (left, right, near, far),
            description['tall'],
            description.get('edge', 0.07),
            top,
            random.uniform(0, 99),
            description.get('taper', 0.03),
            description.get('pale', 0.35),
        )
        pivot = Matrix.Translation((left, (near + far) / 2, 0))
        link(thing).matrix_world = (
            whole
            @ Matrix.Translation((x, y, 0))
            @ pivot
            @ Matrix.Rotation(turn, 4, 'Z')
            @ Matrix.Rotation(-lean, 4, 'Y')
            @ pivot.inverted()
        )
