"""A whole head of cabbage."""

from ..shapes.leaves import head

SPOTS = [(0.5, 0.6), (0.6, 2.8), (0.7, 4.6), (1.05, 5.6), (1.1, 1.4), (1.2, 3.6), (1.35, 4.3)]


def build(material, random, size):
    return head(material, random, size, SPOTS, (1, 1, 0.92))
