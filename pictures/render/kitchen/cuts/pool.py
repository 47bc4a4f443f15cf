"""What has been poured out: oil, cream or syrup in a low pool with a rounded edge."""

from ..shapes.puddle import puddle


def build(material, random, size):
    piece = puddle(material, lambda angle: 0.34 * size, random.uniform(0, 99), 0.1)
    for corner in piece.data.vertices:
        corner.co.z *= 2.6
    return piece
