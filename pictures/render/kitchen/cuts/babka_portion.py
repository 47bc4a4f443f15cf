"""A portion of potato babka: a dark crust on top, grated potato and strips of mushroom in the cut faces."""

from ..layout import grid_faces
from ..scene import mesh, values, wobble
from ..shapes.oblong import edge
from ..shapes.pressed import Pressed
from .dranik import SECOND

STEPS, SIDE, TOP = 260, 44, 26


def build(material, random, size):
    long, wide, tall, seed = 0.36 * size, 0.25 * size, 0.36 * size, random.uniform(0, 99)
    outline, pressed, vertices, core = edge(STEPS, long, wide), Pressed(random, 420, 0.13, 1.15), [], []
    for i in range(SIDE + TOP):
        height = min(1, i / (SIDE - 1))
        inward = max(0, i - SIDE + 1) / TOP
        for j, (x, y) in enumerate(outline):
            rough = wobble((x * 6 + seed, y * 6, height * 4)) + 0.6 * wobble((x * 17, y * 17 + seed, height * 8))
            crust = max(0, (height - 0.86) / 0.14)
            relief, other = pressed.at((j / STEPS * 8) % 2 - 1, 1.6 * (height - 0.5)) if not inward else (0, False)
            out = (1 - inward * 0.999) * (1 + 0.016 * rough + 0.025 * relief * (1 - crust) - 0.05 * crust**3)
            x, y = x * out, y * out
            bake = (
                wobble((x * 3.4 + seed, y * 3.4, 5)) + 0.5 * wobble((x * 11 + seed, y * 11, 2)) + 0.4 * wobble((x * 26 + seed, y * 26, 8))
            )
            vertices.append(
                (x, y, tall * height + size * (inward > 0) * 0.022 * bake + 0.03 * size * (1 - (1 - inward) ** 4) * (inward > 0))
            )
            if inward or crust:
                core.append(0.3 + 0.4 * max(crust, inward > 0) + 0.22 * bake)
            else:
                core.append(
                    SECOND if other and height > 0.04 else 0.24 + 0.16 * (relief - 0.4) + 0.06 * rough + 0.3 * max(0, 0.07 - height) / 0.07
                )
    return values(mesh('babka', vertices, grid_faces(SIDE + TOP, STEPS, True), material, crease=1.0), 'core', core)
