"""Florets of cauliflower: a head of rounded buds on a branching stalk."""

import math

from mathutils import Vector

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 76, 120


def build(material, random, size, buds=110, bulge=0.2, fine=0.04, stalk=0.7):
    radius, seed, vertices, core = 0.22 * size * random.uniform(0.9, 1.1), random.uniform(0, 99), [], []
    crown = []
    for k in range(buds):
        height = 1 - 1.25 * (k + 0.5) / buds
        angle = 2.4 * k + random.uniform(-0.25, 0.25)
        flat = math.sqrt(1 - height * height)
        crown.append((Vector((flat * math.cos(angle), flat * math.sin(angle), height)), random.uniform(0.8, 1.2)))
    reach = 2.5 / math.sqrt(buds)
    for i in range(ROWS):
        t = math.pi * i / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            way = Vector((math.sin(t) * math.cos(angle), math.sin(t) * math.sin(angle), math.cos(t)))
            # A few large lobes, covered with small buds.
            lobe = wobble(way * 1.7 + Vector((0, seed, 0)))
            bud = max(math.sqrt(max(0, 1 - ((way - spot).length / (reach * scale)) ** 2)) for spot, scale in crown)
            below = min(1, max(0, (-way.z - 0.15) / 0.5))
            grain = wobble(way * 9 + Vector((seed, 0, 0))) + 0.8 * wobble(way * 19) + 0.6 * wobble(way * 34)
            out = radius * (0.8 + 0.28 * lobe + bulge * bud + fine * grain * (1 - below))
            place = way * out
            thin = 1 - 0.6 * below
            vertices.append((place.x * thin, place.y * thin, place.z * (0.9 if way.z > 0 else 0.7 + stalk * below)))
            core.append((1 - below) * (0.1 + 0.6 * bud + 0.25 * max(0, way.z) + 0.1 * grain))
    return values(mesh('floret', vertices, grid_faces(ROWS, COLUMNS, True), material), 'core', core)
