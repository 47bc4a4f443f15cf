"""Porcini: a brown cap on a stout pale stem."""

from ..shapes.mushroom import mushroom

CAP = [(0.001, 0.55), (0.5, 0.48), (0.88, 0.2), (1, -0.05), (0.94, -0.16), (0.7, -0.2), (0.5, -0.16)]
STEM = [(0.42, -0.2), (0.46, -0.6), (0.6, -1.1), (0.64, -1.4), (0.45, -1.65), (0.001, -1.7)]


def build(material, random, size):
    return mushroom(material, random, 0.24 * size * random.uniform(0.9, 1.1), CAP, STEM, random.uniform(0.1, 0.5))
