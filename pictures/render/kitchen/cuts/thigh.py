"""A chopped thigh with its skin: plump, wrinkled, narrower at the end of the bone."""

from ..shapes.poultry import skinned


def build(material, random, size):
    a, b = random.uniform(-0.05, 0.05), random.uniform(0.88, 1.08)
    limbs = [
        ([(-0.1, 0, 0, 0.17), (0.08, a, 0.01, 0.135), (0.21, 1.4 * a, -0.01, 0.075)], (1, 1.08 * b, 0.74)),
        ([(-0.06, -0.1 * b, -0.01, 0.1)], (1.3, 0.9, 0.7)),
        ([(0.16, 1.4 * a, -0.01, 0.036), (0.3, 1.5 * a, -0.005, 0.036)],),
    ]
    return skinned(material, random, size, limbs, lambda point: float(point.x > 0.272), 0.014, 0.022, 1.25, 0.52)
