"""A floret of cauliflower under cheese sauce that has run over it and browned; buds stand out where it has run off."""

from mathutils import Vector

from ..scene import wobble
from .cauliflower_floret import build as build_floret


def build(material, random, size):
    piece = build_floret(material, random, size, buds=80, bulge=0.26)
    seed, core = random.uniform(0, 99), []
    for corner in piece.data.vertices:
        way = corner.co.normalized()
        patch = wobble(way * 1.6 + Vector((seed, 0, 0))) + 0.4 * wobble(way * 4.2 + Vector((0, seed, 0)))
        sauce = min(1, max(0, 0.85 + 2.4 * patch))
        blister = max(0, wobble(way * 5.5 + Vector((0, 0, seed))))
        bud = corner.co.length / (0.22 * size)
        smooth = way * 0.22 * size * (1.06 + 0.1 * wobble(way * 1.7 + Vector((0, seed, 0))) + 0.14 * blister)
        corner.co = corner.co.lerp(smooth, 0.62 * sauce)
        browned = 0.34 + 0.3 * max(0, way.z) + 0.8 * blister + 0.25 * (bud - 1)
        core.append(sauce * browned + (1 - sauce) * (0.02 + 0.22 * max(0, bud - 0.95)))
    piece.data.attributes['core'].data.foreach_set('value', core)
    return piece
