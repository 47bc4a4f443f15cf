"""A bunch of grapes on its stalk."""

from mathutils import Vector

from ..shapes.cluster import spread
from ..shapes.fruit import Fruit
from ..shapes.fruit_profiles import GRAPE


def build(material, random, size):
    bunch = Fruit(random, 0.095 * size, GRAPE)
    for place in spread(random, 70, 8.6, 3.3, 1.55):
        bunch.ball(place, (1, 1, 1.12), random.uniform(0.2, 0.8), 0)
    return bunch.twig([Vector((-6.4, 0.5, 0)), Vector((-5.2, 0, 0.2)), Vector((-3, 0, 0))], 0.24).done('grapes', material)
