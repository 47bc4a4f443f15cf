"""A long thin smoked sausage, wrinkled and bent."""

from ..shapes.sausage import sausage


def build(material, random, size):
    bend = random.uniform(0.05, 0.2)
    way = [(1.2 * size * x, size * bend * x * x, 0) for x in (i / 80 - 0.5 for i in range(81))]
    return sausage(material, random, way, 0.07 * size, 0.03 * size, 0.12)
