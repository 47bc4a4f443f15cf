"""A piece cut across a flounder: crisp skin above and below, white flesh at its sides, thin towards the fins."""

from ..shapes.fillet import fillet


def build(material, random, size):
    return fillet(
        material, random, [side * size for side in (0.54, 0.23, 0.13)], 9, 0.3, 0.3, lens=0.6, taper=0.12, browned=(0.72, 0.02), groove=0.02
    )
