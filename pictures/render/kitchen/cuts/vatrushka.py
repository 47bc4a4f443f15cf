"""A vatrushka: a round glossy bun with a wide hollow full of curd, browned here and there."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS, WELL = 80, 96, 0.66


def build(material, random, size):
    radius, tall, seed = 0.36 * size * random.uniform(0.97, 1.03), 0.19 * size, random.uniform(0, 99)
    vertices, core, inside, depth = [], [], [], []
    for i in range(ROWS):
        u = i / (ROWS - 1)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = math.cos(angle), math.sin(angle)
            well = WELL * (1 + 0.05 * wobble((x * 1.5 + seed, y * 1.5, 0)) + 0.02 * wobble((x * 6 + seed, y * 6, 0)))
            if u < 0.5:
                share = 2 * u * well
                px, py = x * share, y * share
                lump = wobble((px * 5 + seed, py * 5, 0)) + 0.6 * wobble((px * 13, py * 13 + seed, 2)) + 0.3 * wobble((px * 30, py * 30, 4))
                height = 0.74 + 0.12 * (1 - (share / well) ** 2) + 0.07 * lump - 0.1 * max(0, 2 * u - 0.93) / 0.07
                brown = 0.3 + 0.3 * lump + 0.3 * math.exp(-(((2 * u - 0.96) / 0.08) ** 2))
                curd = 1.0
            else:
                turn = (u - 0.5) * 2 * math.pi * 1.15
                ring = (1 - well) / 2
                share = well + ring - ring * 1.1 * math.cos(turn) * (1 if turn < math.pi / 2 else 0.92)
                height = 0.62 + 0.45 * math.sin(turn) if turn < math.pi / 2 else 0.5 + 0.57 * math.sin(turn)
                height *= 1 + 0.04 * wobble((x * 2 + seed, y * 2, 4))
                brown = 0.2 + 0.5 * max(0, math.sin(turn)) + 0.12 * wobble((x * 3 + seed, y * 3, share * 3))
                curd = 0.0
            uneven = 1 + 0.03 * wobble((x * 1.2 + seed, y * 1.2, 8))
            vertices.append((radius * share * x * uneven, radius * share * y * uneven, max(0, tall * height)))
            core.append(brown)
            inside.append(curd)
            depth.append(min(1, max(0, brown)) if curd else 0)
    thing = mesh('vatrushka', vertices, grid_faces(ROWS, COLUMNS, True), material)
    for name, numbers in (('core', core), ('inside', inside), ('depth', depth)):
        values(thing, name, numbers)
    return thing
