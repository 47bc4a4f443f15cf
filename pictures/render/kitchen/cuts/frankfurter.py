"""A whole frankfurter, a little bent, with the twists of its casing."""

from ..shapes.sausage import sausage


def build(material, random, size):
    way = [(size * x, size * 0.16 * x * x, 0) for x in (i / 60 - 0.5 for i in range(61))]
    return sausage(material, random, way, 0.095 * size, 0.035 * size)
