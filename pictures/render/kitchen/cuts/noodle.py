"""Long noodles in loose bends."""

import math

from ..scene import tubes


def build(material, random, size):
    heading, x, y, curve, bend = 0.0, 0.0, 0.0, [], random.uniform(-0.3, 0.3)
    for i in range(40):
        curve.append(((x, y, 0.02 * math.sin(i * 0.35 + bend * 9)), 1))
        bend = 0.85 * bend + random.uniform(-0.12, 0.12)
        heading += bend
        x, y = x + 0.024 * size * math.cos(heading), y + 0.024 * size * math.sin(heading)
    middle = curve[20][0]
    curve = [((px - middle[0], py - middle[1], pz), width) for (px, py, pz), width in curve]
    return tubes('noodle', [curve], 0.02 * size**0.5, material, 3)
