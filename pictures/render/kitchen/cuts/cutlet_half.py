"""A fried patty broken in two: its inside is pale."""

from ..scene import wobble
from .patty import build as build_patty

AT = 0.04


def build(material, random, size):
    piece = build_patty(material, random, size, (0.36, 0.25, 0.13))
    plane, seed, core = AT * size, random.uniform(0, 99), piece.data.attributes['core'].data
    for corner, value in zip(piece.data.vertices, core):
        x, y, z = corner.co
        if x > plane:
            torn = wobble((y * 12 / size + seed, z * 12 / size, 0)) + 0.6 * wobble((y * 30 / size, z * 30 / size + seed, 4))
            # What was beyond the break is laid into it, the far rim in its middle.
            inward = max(0.0, 1 - (x - plane) / (0.3 * size))
            corner.co = (plane + 0.022 * size * torn, y * (0.25 + 0.75 * inward), z * (0.4 + 0.6 * inward))
            if x > plane + 0.012 * size:
                value.value = -1.0
    piece.data.use_auto_smooth, piece.data.auto_smooth_angle = True, 1.0
    return piece
