"""Leaves that grow from one base: heads of cabbage and bunches of stalks."""

import math

from mathutils import Vector

from ..layout import grid_faces
from ..scene import mesh, values, wobble


def head(material, random, size, spots, stretch=(1, 1, 1), ball=True, reach=1.25, lift=0.22, ruffle=0.05):
    """Rounded leaves that lie around a ball, the outer ones last; `spots` are the `(polar, turn)` of their middles.

    A leaf covers the angle `reach` to each side of its middle; its edge stands off by `lift` and is uneven by `ruffle`.
    """
    vertices, core, faces, radius = [], [], [], 0.45
    for k, (polar, turn) in enumerate(([(0.2, 0.0)] if ball else []) + list(spots)):
        start, count, seed = len(vertices), 61, random.uniform(0, 99)
        whole = ball and k == 0
        far, middle = (math.pi if whole else reach * random.uniform(0.92, 1.08)), Vector((math.sin(polar), 0, math.cos(polar)))
        across, along = Vector((0, 1, 0)), Vector((-math.cos(polar), 0, math.sin(polar)))
        for i in range(count):
            for j in range(count):
                u, v = j / (count - 1) * 2 - 1, i / (count - 1) * 2 - 1
                # A square of places becomes a disc.
                x, y = u * math.sqrt(1 - v * v / 2), v * math.sqrt(1 - u * u / 2)
                edge = math.hypot(x, y)
                angle = far * edge * (1 + 0.07 * wobble((x * 2 + seed, y * 2, 0)) * (not whole))
                way = (across * x + along * y).normalized() if edge > 1e-6 else along
                point = middle * math.cos(angle) + way * math.sin(angle)
                rib = math.exp(-((x / (0.035 + 0.07 * max(0, -y))) ** 2)) * min(1, max(0, (0.8 - y) * 1.5))
                vein = max(0, math.cos((y - 0.75 * abs(x) + 0.05 * wobble((x * 3, y * 3, seed))) * 11)) ** 14 * (1 - abs(x))
                out = 1 + 0.02 * k + 0.02 * rib + 0.008 * vein + 0.012 * wobble((x * 5 + seed, y * 5, 1))
                if not whole:
                    out += lift * max(0, edge - 0.35) ** 3 + ruffle * edge**4 * wobble((x * 4 + seed, y * 4, 2))
                px, py = point.x * math.cos(turn) - point.y * math.sin(turn), point.x * math.sin(turn) + point.y * math.cos(turn)
                vertices.append([radius * size * out * a * b for a, b in zip((px, py, point.z), stretch)])
                core.append(min(1, max(0, 0.78 + 0.2 * edge**2 - 0.75 * rib - 0.4 * vein)))
        faces += grid_faces(count, count, start=start)
    return values(mesh('head', vertices, faces, material), 'core', core)


def bunch(material, random, leaves, lying=True):
    """Leaves around one axis. Each is `(turn, spine, half, cup, ruffle, colour)`, functions of the share of its length.

    `spine` returns how far out and how high it is there, `half` its half width, `cup` how much it bends around the axis; `colour` is the
    value `core` by that share and the place across.
    """
    vertices, core, faces, rows, columns = [], [], [], 44, 17
    for turn, spine, half, cup, ruffle, colour in leaves:
        start, seed = len(vertices), random.uniform(0, 99)
        for i in range(rows):
            t = i / (rows - 1)
            out, high = spine(t)
            for j in range(columns):
                u = j / (columns - 1) * 2 - 1
                x = out - cup(t) * u * u * half(t) + ruffle * t * abs(u) * wobble((t * 9 + seed, u * 2, 0))
                y = half(t) * u
                vertices.append(
                    (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), high - 0.3 * half(t) * u * u * t)
                )
                core.append(colour(t, u))
        faces += grid_faces(rows, columns, start=start)
    if lying:
        vertices = [(z, x, y) for x, y, z in vertices]
    thing = values(mesh('bunch', vertices, faces, material), 'core', core)
    thing.modifiers.new('thick', 'SOLIDIFY').thickness = 0.012
    return thing
