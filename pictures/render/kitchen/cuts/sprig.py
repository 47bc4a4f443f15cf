"""A frond of dill."""

from mathutils import Vector

from ..scene import tubes


def build(material, random, size, fronds=9):
    length, bend, curves = 0.36 * size, random.uniform(-0.5, 0.5), []

    def along(t):
        return Vector((length * (t - 0.5), bend * length * t * t * 0.6, 0.05 * size * t * (1.4 - t)))

    curves.append([(along(i / 10), 1.5 - i / 10) for i in range(11)])
    for frond in range(fronds):
        t = 0.25 + 0.75 * frond / fronds
        for side in (1, -1):
            reach = length * 0.42 * (1 - 0.55 * t) * random.uniform(0.8, 1.15)
            heading = Vector((0.75, side * 0.8, random.uniform(-0.15, 0.5))).normalized()
            branch = [along(t) + heading * reach * i / 5 for i in range(6)]
            curves.append([(point, 0.75 - 0.08 * i) for i, point in enumerate(branch)])
            for i in range(1, 6):
                for spread in (0.9, 0, -0.9):
                    hair = heading + Vector((-heading.y, heading.x, 0)) * spread + Vector((0.3, 0, random.uniform(-0.3, 0.5)))
                    hair = hair.normalized() * reach * 0.42 * random.uniform(0.6, 1.2)
                    curves.append([(branch[i] + hair * k / 3, 0.6 - 0.1 * k) for k in range(4)])
    return tubes('dill', curves, 0.0056, material)
