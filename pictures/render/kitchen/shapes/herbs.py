"""What grows on the stems of herbs: leaves of a plant along a way."""

import math

from mathutils import Vector


def heading(way, t):
    along = way(t) - way(t - 0.05)
    return math.atan2(along.y, along.x)


def paired(plant, way, long, half, pairs, start, **shape):
    """Leaves in pairs, smaller towards the tip."""
    for k in range(pairs):
        t = start + (1 - start) * (k + 0.6) / pairs
        for side in (-1, 1):
            turn = heading(way, t) + side * plant.random.uniform(0.4, 1.1)
            reach = long * (1.1 - 0.45 * k / pairs) * plant.random.uniform(0.85, 1.1)
            plant.leaf(
                way(t),
                reach,
                half,
                turn,
                plant.random.uniform(0, 0.8),
                plant.random.uniform(-0.4, 0.4),
                plant.random.uniform(0.1, 0.35),
                **shape,
            )
    plant.leaf(way(1), long * 0.6, half, heading(way, 1), 0.5, **shape)


def lobed(plant, way, size, long, blunt=False):
    """Three branches near the tip, each with three leaflets whose edges are lobed."""

    def half(t):
        lobes = 0.66 + 0.34 * abs(math.sin(math.pi * (2.5 if blunt else 3.5) * t + 0.5))
        shape = math.sin(math.pi * min(1, 0.06 + 0.94 * t ** (1.3 if blunt else 0.8))) ** (0.5 if blunt else 0.7)
        return (0.5 if blunt else 0.42) * lobes * shape

    for start, side in ((0.8, -0.75), (0.86, 0.75), (0.98, 0)):
        turn = heading(way, start) + side + plant.random.uniform(-0.2, 0.2)
        rise = plant.random.uniform(0.0, 0.6)
        reach = 0.16 * size * plant.random.uniform(0.8, 1.2)
        end = way(start) + reach * Vector((math.cos(turn), math.sin(turn), 0.5 * rise))
        plant.stalk([way(start), way(start).lerp(end, 0.5), end], 0.006 * size)
        for leaflet in (-1.0, 1.0, 0.0):
            plant.leaf(
                end,
                long * size * (1 - 0.2 * abs(leaflet)) * plant.random.uniform(0.85, 1.15),
                half,
                turn + leaflet,
                rise + plant.random.uniform(-0.3, 0.3),
                plant.random.uniform(-0.5, 0.5),
                plant.random.uniform(0.1, 0.5),
                0.25,
                5,
                18,
                7,
            )


def feathery(plant, way, size, fronds=7):
    """Fronds that branch into hairs."""
    for k in range(fronds):
        t = 0.5 + 0.5 * (k + 0.5) / fronds
        for side in (-1, 1):
            turn = heading(way, t) + side * plant.random.uniform(0.35, 0.9)
            reach = 0.26 * size * (1.15 - 0.6 * k / fronds) * plant.random.uniform(0.8, 1.15)
            out = Vector((math.cos(turn), math.sin(turn), plant.random.uniform(-0.1, 0.6))).normalized()
            branch = [way(t) + out * reach * i / 4 for i in range(5)]
            plant.stalk(branch, 0.006 * size, 0.8, 4)
            for i in range(1, 5):
                for aside in (-0.9, -0.3, 0.3, 0.9):
                    hair = out + Vector((-out.y, out.x, 0)) * aside + Vector((0, 0, plant.random.uniform(-0.4, 0.5)))
                    end = branch[i] + hair.normalized() * reach * 0.4 * plant.random.uniform(0.6, 1.2)
                    plant.stalk([branch[i], branch[i].lerp(end, 0.5), end], 0.0048 * size, 1.0, 3)


def needles(plant, way, size, count=90):
    """Needles all around, longest in the middle."""
    for k in range(count):
        t, turn = 0.2 + 0.8 * k / count, k * 2.4 + plant.random.uniform(-0.3, 0.3)
        along = (way(t) - way(t - 0.05)).normalized()
        side = along.cross(Vector((0, 0, 1))).normalized()
        out = along * plant.random.uniform(0.5, 1.0) + side * math.cos(turn) + side.cross(along) * math.sin(turn)
        end = way(t) + out.normalized() * 0.15 * size * plant.random.uniform(0.75, 1.15) * (1.1 - 0.4 * t)
        plant.stalk([way(t), way(t).lerp(end, 0.4), way(t).lerp(end, 0.8), end], 0.011 * size, 0.9, 5, 0.4)
