"""The cleaned tube of a squid with its two fins."""

from ..shapes.poultry import skinned


def build(material, random, size):
    tube = [(-0.5, 0, 0, 0.1), (-0.3, 0, 0, 0.15), (0.0, 0, 0, 0.16), (0.25, 0, 0, 0.12), (0.46, 0, 0, 0.03)]
    limbs = [(tube, (1, 1, 0.7))]
    for side in (-1, 1):
        limbs.append(([(0.26, side * 0.1, -0.02, 0.1), (0.22, side * 0.28, -0.02, 0.04), (0.4, side * 0.08, -0.02, 0.04)], (1, 1, 0.3)))
    return skinned(material, random, size, limbs, step=0.016, wrinkles=0.3, brown=0.4)
