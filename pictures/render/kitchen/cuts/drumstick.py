"""Drumsticks: thick meat under browned skin, the end of the bone bare."""

from ..scene import wobble
from ..shapes.poultry import skinned


def build(material, random, size, long=1.0):
    thick, bow = random.uniform(0.94, 1.06), random.uniform(-0.04, 0.04)
    meat = [
        (-0.2, 0, 0, 0.1),
        (-0.1, 0.012, 0.004, 0.138),
        (0.03, 0.01, 0, 0.106),
        (0.16 * long, bow, -0.012, 0.06),
        (0.22 * long, bow, -0.016, 0.05),
    ]
    meat = [(x, y, z, r * thick) for x, y, z, r in meat]
    bone = [(0.2 * long, bow, -0.016, 0.03), (0.36 * long, bow, -0.01, 0.028)]
    knobs = [([(0.375 * long, bow + side * 0.022, -0.008, 0.034)],) for side in (-1, 1)]
    seed = random.uniform(0, 99)

    def bare(point):
        return float(point.x > 0.245 * long + 0.02 * wobble((point.y * 30, point.z * 30, seed)))

    return skinned(material, random, size, [(meat, (1, 1, 0.92)), (bone,), *knobs], bare, 0.013, 0.016)
