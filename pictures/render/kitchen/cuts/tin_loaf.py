"""A whole loaf out of a tin: paler sides, over which a dome has risen, torn along its edge."""

import math

from ..layout import grid_faces, smooth_profile
from ..scene import mesh, values, wobble

ROWS, LONG = 130, 0.5
# Half of the outline across, from the middle of the bottom to the top: how far from the middle, how high.
OUTLINE = [(0, -0.22), (0.19, -0.22), (0.215, -0.19), (0.235, 0), (0.245, 0.07), (0.285, 0.11), (0.28, 0.18), (0.19, 0.28), (0, 0.32)]


def build(material, random, size):
    half = smooth_profile(OUTLINE, 7)
    section = [(y, z) for y, z in half] + [(-y, z) for y, z in reversed(half)]
    seed, vertices, core = random.uniform(0, 99), [], []
    for i in range(ROWS):
        t = -math.cos(math.pi * i / (ROWS - 1))
        for y, z in section:
            dome = min(1, max(0, z / 0.12))
            narrow = max(0, 1 - abs(t) ** (10 - 3 * dome)) ** (1 / 6) + 0.001
            x = (LONG + 0.05 * dome * (1 - (z / 0.33) ** 2)) * t
            place = (x * 3 + seed, y * 3, z * 3)
            lump = 1 + 0.05 * wobble(place) + 0.012 * wobble([value * 5 for value in place])
            tear = math.exp(-(((z - 0.085 - 0.02 * wobble((x * 6 + seed, y, 0))) / 0.026) ** 2)) * (abs(y) > 0.1 or abs(t) > 0.9)
            vertices.append((size * x, size * y * narrow * lump, size * z * (1 - dome + dome * narrow**0.5) * lump))
            core.append(
                0.36 + 0.32 * dome + 0.3 * max(0, z) + 0.16 * wobble(place) - 0.5 * tear * max(0, 0.6 + wobble((x * 9, y + seed, 4)))
            )
    count = len(section)
    ends = [tuple(range(count - 1, -1, -1)), tuple(range((ROWS - 1) * count, ROWS * count))]
    return values(mesh('loaf', vertices, grid_faces(ROWS, count, True) + ends, material), 'core', core)
