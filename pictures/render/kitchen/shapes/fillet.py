"""Boneless pieces of fish: rounded blocks that come apart in flakes."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

ROWS, COLUMNS = 120, 96


def fillet(material, random, sides, flakes=9, bow=0.25, slant=0.5, lens=0.0, taper=0.2, browned=(0.8, 0.1), groove=0.07):
    """A piece whose half sides are `sides`.

    `flakes` lie one after the other along it, bent by `bow` and leaning by `slant`. `lens` makes its ends thin, `taper` one of them.
    `browned` says how much its top and its flanks are.
    """
    long, wide, tall = (side * random.uniform(0.95, 1.05) for side in sides)
    seed, vertices, core, phases = random.uniform(0, 99), [], [], []
    for i in range(ROWS):
        t = -math.cos(math.pi * i / (ROWS - 1))
        t = math.copysign(abs(t) ** 0.8, t)
        end = max(0, 1 - abs(t) ** 7) ** (1 / 4) + 0.001
        thick = tall * (1 - lens * abs(t) ** 2.2) * (1 - taper * t) * (0.35 + 0.65 * end)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            c, s = math.cos(angle), math.sin(angle)
            y = wide * end * math.copysign(abs(c) ** 0.42, c) * (1 + 0.07 * wobble((t * 1.6 + seed, math.copysign(1, c), 0)) - 0.06 * s)
            z = thick * math.copysign(abs(s) ** 0.5, s)
            x = long * t * (1 + 0.05 * wobble((c * 1.4 + seed, s * 1.4, 7)))
            bend = bow * (y / wide) ** 2 - slant * z / tall + 0.5 * wobble((x * 2.4 / long + seed, y * 2.4 / wide, z * 2 / tall))
            phase = flakes * (t / 2 + 0.5) + bend
            dip = math.exp(-((((phase % 1) - 0.5) / 0.13) ** 2))
            shrink = 1 - groove * dip * (0.4 + 0.6 * (s > -0.3)) + 0.018 * wobble((x * 12 / long, y * 6 / wide + seed, z * 6 / tall))
            dome = 0.1 * thick * (1 - (y / wide) ** 2) * (s > 0)
            vertices.append((x, y * shrink, (z + dome) * shrink + 0.1 * tall * wobble((t * 1.5 + seed, c, 3)) * (s > 0)))
            phases.append(phase)
            up = min(1, max(0, (s - 0.1) / 0.6))
            rim = up * max(0, abs(y) / wide - 0.8) / 0.2 + up * max(0, abs(t) - 0.9) / 0.1
            core.append(
                browned[1]
                + (browned[0] - browned[1]) * up
                + 0.18 * rim
                + (0.1 + 0.25 * up) * browned[0] * wobble((x * 3 / long + seed, y * 2 / wide, z))
                - 0.12 * dip
            )
    piece = mesh('fillet', vertices, grid_faces(ROWS, COLUMNS, True), material)
    return values(values(piece, 'core', core), 'flake', phases)
