"""The green leaves around a head of cauliflower."""

from ..shapes.leaves import head

SPOTS = [(2.0, 0.3), (1.95, 1.4), (2.0, 2.5), (1.95, 3.6), (2.0, 4.4), (2.05, 5.4)]


def build(material, random, size):
    return head(material, random, size, SPOTS, ball=False, reach=0.85, lift=0.8, ruffle=0.1)
