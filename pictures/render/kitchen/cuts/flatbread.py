"""A thin round flatbread with a filling inside, spotted by the pan."""

import math

from ..shapes.bake import piece
from ..shapes.edges import Round
from ..shapes.tops import spotted


def build(material, random, size, angles=(0, math.tau)):
    form = Round(0.6 * size)
    return piece(material, form, angles, 0.1 * size, 0.05 * size, spotted(random, form, 0.36, 0.03), random.uniform(0, 99), 0.1)
