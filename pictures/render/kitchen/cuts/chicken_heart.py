"""Hearts of poultry: pointed, with a cap of fat by the value `bone`."""

from ..shapes.poultry import skinned


def build(material, random, size):
    bow = random.uniform(-0.02, 0.02)
    limbs = [
        ([(-0.1, 0, 0, 0.095), (0.02, bow, 0, 0.08), (0.14, 2 * bow, 0, 0.034)],),
        ([(-0.14, -0.03, 0.02, 0.05), (-0.2, -0.03, 0.03, 0.036)],),
        ([(-0.14, 0.04, 0.0, 0.045)],),
    ]
    return skinned(material, random, size, limbs, lambda point: float(point.x < -0.09 + 0.2 * point.y), 0.012, 0.014, 0.4)
