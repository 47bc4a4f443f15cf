"""Gizzards of poultry, cleaned: two dark lobes, a pale patch of skin between them, by the value `bone`."""

from ..shapes.poultry import skinned


def build(material, random, size):
    limbs = [([(side * 0.085, random.uniform(-0.02, 0.02), 0, 0.09)], (1, 1.35, 0.8)) for side in (-1, 1)]
    limbs.append(([(-0.05, 0, -0.01, 0.06), (0.05, 0, -0.01, 0.06)], (1, 1.2, 0.7)))
    return skinned(
        material, random, size, limbs, lambda point: float(point.z > 0.034 + 0.16 * abs(point.x) + 0.2 * abs(point.y)), 0.012, 0.014, 0.6
    )
