"""Champignons: a closed round cap on a short stem."""

from ..shapes.mushroom import mushroom

CAP = [(0.001, 0.6), (0.5, 0.52), (0.88, 0.22), (1, -0.06), (0.92, -0.26), (0.7, -0.34), (0.44, -0.28)]
STEM = [(0.36, -0.3), (0.35, -0.5), (0.38, -0.76), (0.3, -0.86), (0.001, -0.88)]


def build(material, random, size):
    return mushroom(material, random, 0.22 * size * random.uniform(0.9, 1.1), CAP, STEM, random.choice((0.2, 1.9, 2.2)))
