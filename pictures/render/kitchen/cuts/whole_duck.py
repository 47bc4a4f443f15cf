"""A whole plucked duck or goose on its back: a long body, wings and legs close to it."""

from ..shapes.poultry import skinned


def build(material, random, size):
    limbs = [([(0, 0, 0, 0.3)], (1.95, 1.0, 0.8)), ([(-0.6, 0, 0.0, 0.1), (-0.72, 0, 0.0, 0.08)],), ([(0.58, 0, -0.02, 0.08)],)]
    for side in (-1, 1):
        limbs += [
            ([(-0.14, side * 0.1, 0.1, 0.2)], (2.0, 0.85, 0.8)),
            ([(0.14, side * 0.3, 0.02, 0.12), (0.34, side * 0.26, 0.06, 0.085), (0.52, side * 0.18, 0.08, 0.05)],),
            ([(0.52, side * 0.18, 0.08, 0.034), (0.64, side * 0.13, 0.08, 0.03)],),
            ([(-0.42, side * 0.25, 0.02, 0.085), (-0.16, side * 0.35, -0.04, 0.07), (-0.42, side * 0.4, -0.06, 0.05)],),
        ]
    return skinned(material, random, size, limbs, lambda point: float(point.x > 0.6 and abs(point.y) > 0.08), 0.02, 0.022, 0.8, 0.42)
