"""The middle joint of a wing: flat, with a furrow between its two bones, whose ends are bare."""

from ..shapes.poultry import skinned


def build(material, random, size):
    bow = random.uniform(0.02, 0.05)
    limbs = [
        (
            [
                (-0.2, side * 0.035, 0, 0.055),
                (-0.06, side * 0.052, 0.01 + bow / 2, 0.066),
                (0.08, side * 0.046, 0.01 + bow / 2, 0.06),
                (0.2, side * 0.03, 0, 0.046),
            ],
        )
        for side in (-1, 1)
    ]
    limbs += [([(end * 0.2, 0, 0, 0.03), (end * 0.258, side * 0.022, -0.004, 0.026)],) for end in (-1, 1) for side in (-1, 1)]
    return skinned(material, random, size, limbs, lambda point: float(abs(point.x) > 0.252), 0.012, 0.014)
