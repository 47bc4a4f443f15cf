"""Small mushrooms with a thin bent stem: honey fungus."""

from ..shapes.mushroom import mushroom

CAP = [(0.001, 0.5), (0.5, 0.42), (0.9, 0.12), (1, -0.1), (0.9, -0.18), (0.5, -0.12), (0.26, -0.06)]
STEM = [(0.2, -0.1), (0.2, -0.8), (0.24, -1.5), (0.18, -1.6), (0.001, -1.62)]


def build(material, random, size):
    return mushroom(material, random, 0.14 * size * random.uniform(0.8, 1.2), CAP, STEM, random.uniform(0.6, 1.6))
