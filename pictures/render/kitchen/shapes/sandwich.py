"""Slices of bread of any outline, and what is spread on them."""

import math

from ..scene import wobble
from .cake import cake, drum

SPREAD = [((i + 0.001) / 36, 1) for i in range(37)] + [(1.0, 0), (0.001, 0)]


def oblong(long, wide, power):
    """How far away the edge of a rectangle with rounded corners is, in a direction of length 1."""
    return lambda x, y: (abs(x / long) ** power + abs(y / wide) ** power) ** (-1 / power)


def polygon(sides, power=10):
    """How far away the edge is whose sides are `(angle of the normal, distance)`, in a direction of length 1."""
    normals = [(math.cos(angle) / away, math.sin(angle) / away) for angle, away in sides]
    return lambda x, y: sum(max(0.0, x * nx + y * ny) ** power for nx, ny in normals) ** (-1 / power)


def bread(material, random, size, reach, thick, brown, pores=1.0, stripes=0.0):
    """A slice: pores in the crumb, a crust around it, and the marks of a grill if it has `stripes`."""
    seed = random.uniform(0, 99)

    def point(share, height, x, y):
        edge = share * reach(x, y) * (1 + 0.035 * wobble((x * 2 + seed, y * 2, 0)))
        px, py = edge * x, edge * y
        hole = max(0, wobble((px * 15 + seed, py * 15, 0)) - 0.1) + 0.7 * max(0, wobble((px * 33, py * 33 + seed, 0)) - 0.08)
        hole *= pores * (height > 0.95) * (share < 0.93)
        mark = max(0, math.cos(stripes * (px + 0.35 * py)) - 0.55) / 0.45 if stripes and height > 0.95 else 0
        shade = brown + 0.2 * wobble((px * 4 + seed, py * 4, 3)) + 0.2 * share**6 - 0.4 * hole + 0.5 * mark
        top = thick * (height + 1) - 0.035 * hole + 0.012 * wobble((px * 4 + seed, py * 4, 5))
        return (size * px, size * py, size * top), shade if abs(height) > 0.95 else 0.9

    return cake('bread', material, drum(0.06, 0.5, 52, 5), 160, point)


def paste(material, random, size, reach, tall=0.045, furrows=20.0):
    """A thick paste with the furrows of a knife."""
    seed, turn = random.uniform(0, 99), random.uniform(0, math.pi)

    def point(share, height, x, y):
        away = share * reach(x, y) * (1 + 0.07 * wobble((x * 2.4 + seed, y * 2.4, 0)) + 0.04 * wobble((x * 6 + seed, y * 6, 0)))
        px, py = away * x, away * y
        along = px * math.cos(turn) + py * math.sin(turn)
        furrow = abs(math.sin(furrows * along + 2.2 * wobble((px * 4 + seed, py * 4, 0))))
        lump = 0.18 * wobble((px * 8 + seed, py * 8, 2)) + 0.1 * wobble((px * 24, py * 24 + seed, 4))
        top = tall * (0.8 + 0.32 * furrow + lump) * (1 - share**9) if height else -0.01
        return (size * px, size * py, size * top), 0.5 + lump

    return cake('paste', material, SPREAD, 150, point)
