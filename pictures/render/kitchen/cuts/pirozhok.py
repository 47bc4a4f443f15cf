"""A baked pirozhok: long and pointed, glossy on top, pale where it lay on the tray; it can be cut across."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS, RINGS = 56, 64, 14


def build(material, random, size, cut=None):
    """`cut` is where it is cut across, from -1 to 1 of its length."""
    long, wide, tall = 0.31 * size * random.uniform(0.96, 1.05), 0.185 * size * random.uniform(0.95, 1.05), 0.25 * size
    seed, vertices, core, inside, depth = random.uniform(0, 99), [], [], [], []
    last = math.pi if cut is None else math.acos(-cut)

    def section(t, share):
        for j in range(COLUMNS):
            turn = math.tau * j / COLUMNS
            swell = math.sin(t) ** 0.62 * (1 + 0.05 * wobble((math.cos(t) * 2 + seed, math.cos(turn), math.sin(turn))))
            up = math.sin(turn)
            out = math.copysign(abs(math.cos(turn)) ** 0.85, math.cos(turn))
            high = 0.62 * up if up > 0 else 0.26 * math.copysign(abs(up) ** 0.5, up)
            middle = 0.26 * tall * math.sin(t) ** 0.4
            yield (-long * math.cos(t), wide * swell * out * share, middle + tall * swell * high * share), up

    for i in range(ROWS):
        t = max(0.02, min(last, last * i / (ROWS - 1)))
        for (x, y, z), up in section(t, 1):
            cloud = wobble((x * 5 / size + seed, y * 5 / size, z * 5))
            vertices.append((x, y, max(0, z)))
            core.append(0.36 + 0.4 * up + 0.14 * cloud - 0.12 * math.exp(-(((z / tall - 0.12) / 0.1) ** 2)))
            inside.append(0)
            depth.append(0)
    if cut is not None:
        for ring in range(RINGS + 1):
            share = max(0.001, 1 - ring / RINGS)
            for (x, y, z), _ in section(last, share):
                sunk = 0.02 * size * wobble((y * 14 + seed, z * 14, 0)) * (ring > 0) - 0.03 * size * math.exp(-((share / 0.5) ** 4))
                vertices.append((x + sunk, y, max(0, z)))
                core.append(0.75)
                inside.append(min(1, ring / 1.2))
                depth.append(share)
    rows = ROWS if cut is None else ROWS + RINGS + 1
    thing = mesh('pirozhok', vertices, grid_faces(rows, COLUMNS, True), material, crease=1.0)
    for name, numbers in (('core', core), ('inside', inside), ('depth', depth)):
        values(thing, name, numbers)
    return thing
