"""Bunches: stems that are held together near their foot and fan out."""

import math

from mathutils import Vector

from .plant import Plant


def bunch(name, material, random, size, count, long, grow, thick=0.012, spread=0.5, core=0.3, tied=0.3, round_=0.1):
    """Stems as `long` as a unit along x; `grow(plant, way)` puts leaves on one, `way(t)` being its points.

    They cross where they are `tied`, a share of their length, in a bundle as thick as `round_`.
    """
    plant = Plant(random)
    for k in range(count):
        layer, reach = (k + 0.5) / count, long * random.uniform(0.85, 1.1) * size
        angle, away = random.uniform(0, math.tau), round_ * size * math.sqrt(random.random())
        across, over = away * math.cos(angle), away * math.sin(angle)
        fan, sag = spread * random.uniform(-1, 1), random.uniform(0.0, 0.25)

        def way(t, reach=reach, across=across, over=over, fan=fan, sag=sag, layer=layer):
            from_tie = t - tied
            y = across * (0.6 + abs(from_tie)) + fan * reach * from_tie * (0.5 + 0.5 * abs(from_tie))
            z = over * (0.6 + abs(from_tie)) + 0.1 * size * layer * max(0, from_tie) * 2 - 0.2 * sag * reach * max(0, from_tie) ** 2
            return Vector((reach * t, y, z))

        plant.stalk([way(i / 9) for i in range(10)], thick * size, core)
        grow(plant, way)
    return plant.done(name, material)
