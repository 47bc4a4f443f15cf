"""A whole pak choi, lying: thick white stalks that open into dark leaves, its base at the left."""

from ..shapes.leaves import bunch


def build(material, random, size, count=9):
    leaves = [_leaf(2.4 * k, 0.03 + 0.014 * k, random.uniform(0.85, 1.08), 0.08 + 0.022 * k, size) for k in range(count)]
    return bunch(material, random, leaves)


def _leaf(turn, away, long, open_out, size):
    def spine(t):
        return size * (
            away + 0.12 * min(1, 5 * t) ** 0.6 - 0.1 * min(1, t / 0.5) + open_out * 1.8 * max(0, t - 0.35)
        ), size * 1.4 * long * (t - 0.5)

    def half(t):
        stalk = 0.15 - 0.08 * min(1, t / 0.45)
        blade = 0.2 * max(0, 1 - ((t - 0.75) / 0.26) ** 2) ** 0.5
        return size * max(stalk * (t < 0.7), blade, 0.004)

    def colour(t, u):
        rib = max(0, 1 - abs(u) / (0.3 * (1.1 - t)))
        return 0.0 if t < 0.48 else min(1, max(0.1, 1.0 - 0.7 * rib))

    return turn, spine, half, lambda t: 0.9 if t < 0.45 else 0.3, 0.06 * size, colour
