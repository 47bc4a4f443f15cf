"""Large pieces of raw meat, grown of limbs, with the values of the material `marbled`."""

from mathutils import Vector

from ..scene import mesh, values, wobble
from .limbs import bounds, distance, surface


def joint(material, random, size, limbs, fat=None, bone=None, step=0.02, blend=0.05, lumps=1.0, cut=None):
    """A piece whose vertices have the values `fat(point)` and `bone(point)`; `cut(points)` is above 0 where it is cut away."""

    def field(points):
        away = distance(points, limbs, blend)
        return away if cut is None else away.clip(cut(points))

    vertices, faces = surface(field, *bounds(limbs, 3 * step), step)
    thing = mesh('joint', vertices, faces, material)
    seed, fats, bones = Vector((random.uniform(0, 99), 0, 0)), [], []
    for corner in thing.data.vertices:
        point = corner.co.copy()
        naked = bone(point) if bone else 0.0
        lump = 0.03 * wobble(point * 3 + seed) + 0.012 * wobble(point * 8 + seed) + 0.005 * wobble(point * 22 + seed)
        fats.append(fat(point, corner.normal) + 0.3 * wobble(point * 3 + seed) if fat else 0.0)
        bones.append(naked)
        corner.co = (point + corner.normal * lump * lumps * (1 - min(1, naked * 2))) * size
    smooth = thing.modifiers.new('smooth', 'SMOOTH')
    smooth.iterations, smooth.factor = 2, 0.5
    return values(values(thing, 'fat', fats), 'bone', bones)
