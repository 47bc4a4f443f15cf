"""A round pie, cake or flatbread, whole or in pieces: `[start, end, x, y]` are the angles of a sector and how far it is pulled out."""

from mathutils import Matrix

from ..scene import link
from ..shapes import tops
from ..shapes.bake import piece
from ..shapes.edges import Round


def build(description, materials, vessel, random):
    form = Round(vessel.SURFACE * description.get('within', 0.85))
    top = getattr(tops, description.get('top', 'smooth'))(random, form, description.get('brown', 0.6), description.get('dome', 0.04))
    lift, middle = description.get('lift', 0), description.get('middle', (0, 0))
    for start, end, x, y, *turn in description['pieces']:
        thing = piece(
            materials[description['of']],
            form,
            (start, end),
            description['tall'],
            description.get('edge', 0.07),
            top,
            random.uniform(0, 99),
            description.get('taper', 0.03),
            description.get('pale', 0.35),
        )
        place = Matrix.Translation((x + middle[0], y + middle[1], vessel.LEVEL + lift))
        link(thing).matrix_world = place @ Matrix.Rotation(turn[0] if turn else 0, 4, 'Z')
