"""A young chicken, split, flattened and fried under a weight: the skin up, the legs and wings at its sides."""

from ..shapes.poultry import skinned


def build(material, random, size):
    limbs = [([(0, 0.1, 0, 0.2)], (0.9, 2.0, 0.5))]
    for side in (-1, 1):
        limbs += [
            ([(side * 0.23, 0.2, 0.02, 0.22)], (1.05, 1.45, 0.62)),
            ([(side * 0.25, -0.22, 0.02, 0.17)], (1.15, 1.1, 0.7)),
            (
                [
                    (side * 0.42, -0.2, 0.01, 0.125),
                    (side * 0.47, -0.36, 0.01, 0.125),
                    (side * 0.36, -0.52, 0, 0.085),
                    (side * 0.24, -0.66, 0, 0.05),
                ],
                (1, 1, 0.85),
            ),
            ([(side * 0.24, -0.66, 0, 0.028), (side * 0.17, -0.755, 0, 0.027)],),
            ([(side * 0.155, -0.765, 0, 0.036)],),
            ([(side * 0.36, 0.42, 0.01, 0.09), (side * 0.58, 0.36, 0.01, 0.085)], (1, 1, 0.85)),
            ([(side * 0.58, 0.36, 0.01, 0.07), (side * 0.62, 0.13, 0, 0.062), (side * 0.6, 0.06, 0, 0.04)], (1, 1, 0.85)),
            ([(side * 0.6, 0.06, 0, 0.035), (side * 0.7, 0.0, -0.01, 0.026)],),
        ]
    return skinned(material, random, size, limbs, lambda point: float(point.y < -0.71), 0.018, 0.022, 1.3, 0.42)
