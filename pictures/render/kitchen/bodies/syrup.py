"""A shallow syrup on the floor of a baking dish."""

from ..scene import link
from ..shapes.oblong import reach
from ..shapes.puddle import puddle


def build(description, materials, vessel, random):
    pool = puddle(materials[description['of']], lambda angle: 0.885 * reach(angle, vessel.LONG, vessel.WIDE), random.uniform(0, 99), 0.0)
    link(pool).location.z = vessel.LEVEL + description['base']
