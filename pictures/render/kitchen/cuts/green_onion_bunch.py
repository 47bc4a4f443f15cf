"""A bunch of spring onions: white feet, hollow green leaves."""

from ..shapes.bunch import bunch


def leaves(plant, way, size):
    for side in (-0.16, 0, 0.16):
        foot = way(0.3)
        points = [foot.lerp(way(1), i / 7) for i in range(8)]
        for i, point in enumerate(points):
            point.y += side * size * (i / 7) ** 1.3
            point.z += 0.03 * size * abs(side) / 0.16 * i / 7
        plant.stalk(points, 0.026 * size, lambda t: 0.5 + 0.5 * min(1, 2 * t), 10, 0.25)


def build(material, random, size):
    return bunch(
        'onions',
        material,
        random,
        size,
        9,
        1.35,
        lambda plant, way: leaves(plant, way, size),
        thick=0.036,
        spread=0.22,
        core=lambda t: min(0.6, 3 * max(0, t - 0.04) * 0.9),
        tied=0.35,
        round_=0.12,
    )
