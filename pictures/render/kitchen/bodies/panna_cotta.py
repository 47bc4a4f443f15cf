"""A panna cotta turned out of its mould: sauce runs down from its top into a pool on the plate."""

import math

from ..layout import grid_faces, smooth_profile
from ..scene import link, mesh, rounded, wobble
from ..shapes.around import Way, around
from ..shapes.puddle import puddle

# From the middle of the top to the foot, which sags a little.
PROFILE = [(0.001, 1.0), (0.25, 0.998), (0.55, 0.985), (0.7, 0.93), (0.77, 0.8), (0.84, 0.5), (0.94, 0.16), (1.0, 0.05), (0.99, 0.0)]
ROWS, COLUMNS = 60, 200


def build(description, materials, vessel, random):
    radius, seed = description.get('radius', 0.5), random.uniform(0, 99)
    sauce = description['bands'][0]
    tall = sauce['tall']
    profile = smooth_profile([(away * radius, height * tall) for away, height in PROFILE], 8)
    middle = (*description.get('middle', (0, 0)), vessel.LEVEL)
    vertices = [(away * math.cos(a), away * math.sin(a), z) for away, z, a, _ in around(profile, COLUMNS)]
    link(rounded(mesh('panna-cotta', vertices, grid_faces(len(profile), COLUMNS, True), materials[description['of']]))).location = middle
    link(_sauce(Way(profile), materials[sauce['of']], seed)).location = middle
    link(puddle(materials[sauce['of']], lambda angle: radius * 1.3, seed, 0.2)).location = middle


def _sauce(way, material, seed):
    vertices = []
    for i in range(ROWS):
        share = (i + 0.001) / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = math.cos(angle), math.sin(angle)
            tongue = max(0, math.sin(7 * angle + 2.2 * wobble((x * 1.6 + seed, y * 1.6, 0)))) ** 0.8
            run = 0.5 + 0.42 * tongue * (0.8 + 0.9 * wobble((x * 2.3, y * 2.3 + seed, 3)))
            (away, z), (out, up) = way.at(way.lengths[-1] * min(1, run) * share)
            thick = 0.016 * (1 - share**14) + 0.014 * tongue * math.exp(-(((share - 0.93) / 0.07) ** 2)) - 0.004 * (share > 0.99)
            away, z = away + out * thick, z + up * thick
            vertices.append((away * x, away * y, z))
    return rounded(mesh('sauce', vertices, grid_faces(ROWS, COLUMNS, True), material))
