"""A thick piece of the loin of a white fish, short enough for a bake or a stew."""

from ..shapes.fillet import fillet


def build(material, random, size):
    return fillet(material, random, [side * size for side in (0.27, 0.2, 0.12)], 4, 0.5, 0.8, taper=0.15, browned=(0.52, 0.1), groove=0.06)
