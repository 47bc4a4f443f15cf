"""Pieces of poultry: limbs under a browned, wrinkled skin, from which bare bones stand out."""

from mathutils import Vector

from ..scene import mesh, values, wobble
from .limbs import bounds, distance, surface


def skinned(material, random, size, limbs, bare=None, step=0.016, blend=0.03, wrinkles=1.0, brown=0.45, cut=None):
    """A piece whose skin is browned most where it faces up, by the value `core`.

    `bare(point)` is 1 where the bone is bare, by the value `bone`. `cut(points)` is above 0 where the piece is cut away.
    """

    def field(points):
        away = distance(points, limbs, blend)
        return away if cut is None else away.clip(cut(points))

    vertices, faces = surface(field, *bounds(limbs, 3 * step), step)
    thing = mesh('poultry', vertices, faces, material)
    seed, core, bone = Vector((random.uniform(0, 99), 0, 0)), [], []
    for corner in thing.data.vertices:
        point, up = corner.co.copy(), corner.normal.z
        naked = bare(point) if bare else 0
        lump = 0.012 * wobble(point * 6 + seed) + 0.011 * abs(wobble(point * 13 + seed)) + 0.005 * wobble(point * 30 + seed)
        corner.co = (point + corner.normal * lump * wrinkles * (1 - naked)) * size
        core.append(brown + 0.22 * up + 0.36 * wobble(point * 3.6 + seed) + 0.16 * wobble(point * 11 + seed))
        bone.append(naked)
    smooth = thing.modifiers.new('smooth', 'SMOOTH')
    smooth.iterations, smooth.factor = 2, 0.5
    return values(values(thing, 'core', core), 'bone', bone)
