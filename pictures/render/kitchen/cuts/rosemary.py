"""A twig of rosemary: needles all around a stalk."""

import math

from mathutils import Vector

from ..scene import tubes

NEEDLES, NEEDLE = 34, (0.7, 1.15, 1.2, 0.9, 0.25)


def build(material, random, size):
    long, bend = 0.36 * size, random.uniform(-0.5, 0.5)

    def along(t):
        return Vector((long * (t - 0.5), bend * long * (t - 0.4) ** 2, 0.03 * size * t))

    curves = [[(along(i / 8), 1.1 - 0.6 * i / 8) for i in range(9)]]
    for needle in range(NEEDLES):
        t, turn = 0.08 + 0.92 * needle / NEEDLES, needle * 2.4 + random.uniform(-0.3, 0.3)
        way = Vector((random.uniform(0.55, 0.9), math.cos(turn), 0.75 * math.sin(turn) + 0.15)).normalized()
        reach = 0.105 * size * random.uniform(0.75, 1.15) * (1.1 - 0.45 * t)
        sag = Vector((0, 0, -0.012 * size))
        curves.append([(along(t) + way * reach * k / 4 + sag * (k / 4) ** 2, thick) for k, thick in enumerate(NEEDLE)])
    return tubes('rosemary', curves, 0.0075 * size, material, 2)
