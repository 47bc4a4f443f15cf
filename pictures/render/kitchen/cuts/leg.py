"""A hind leg of a rabbit: a thick thigh bent at the knee, a lean shank, and the bare end of its bone."""

from ..scene import wobble
from ..shapes.poultry import skinned


def build(material, random, size):
    thick, bend, seed = random.uniform(0.94, 1.06), random.choice((-1, 1)) * random.uniform(0.9, 1.1), random.uniform(0, 99)
    thigh = [(-0.24, 0, 0, 0.11), (-0.12, 0.01 * bend, 0.01, 0.15), (0.03, 0.05 * bend, 0, 0.125), (0.14, 0.06 * bend, 0, 0.085)]
    shank = [(0.14, 0.06 * bend, 0, 0.085), (0.22, -0.03 * bend, -0.005, 0.075), (0.3, -0.13 * bend, -0.01, 0.042)]
    bone = [(0.28, -0.11 * bend, -0.01, 0.026), (0.38, -0.24 * bend, 0, 0.026)]
    limbs = [([(x, y, z, r * thick) for x, y, z, r in balls], (1, 1, 0.85)) for balls in (thigh, shank)]
    knobs = [([(0.385 + 0.016 * side, -0.25 * bend + 0.012 * side * bend, 0, 0.031)],) for side in (-1, 1)]

    def bare(point):
        return float(point.x - 0.5 * point.y * bend > 0.395 + 0.015 * wobble((point.y * 30, point.z * 30, seed)))

    return skinned(material, random, size, [*limbs, (bone,), *knobs], bare, 0.014, 0.02, 0.8)
