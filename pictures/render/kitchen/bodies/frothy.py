"""A drink that fills cups up to the level of the vessel, with foam at their walls and a swirl of it in the middle."""

import math

from ..layout import grid_faces
from ..scene import link, mesh, values, wobble

RINGS, COLUMNS = 50, 120


def build(description, materials, vessel, random):
    for place in getattr(vessel, 'PLACES', ((0, 0),)):
        surface = _surface(vessel.BRIM, description.get('foam', 0.5), materials[description['of']], random.uniform(0, 99))
        link(surface).location = (*place, vessel.BRIM_LEVEL)


def _surface(radius, foam, material, seed):
    vertices, core = [], []
    for i in range(RINGS + 1):
        share = max(0.001, i / RINGS)
        for j in range(COLUMNS):
            angle = math.tau * j / COLUMNS
            x, y = share * math.cos(angle), share * math.sin(angle)
            whirl = 0.5 + 0.5 * math.sin(angle + 7 * share + 2 * wobble((x * 1.5 + seed, y * 1.5, 0)))
            shown = max(share**6, foam * (0.3 + 0.9 * whirl * (1 - share**3)))
            climb = 0.02 * max(0, (share - 0.9) / 0.1) ** 2
            vertices.append((radius * x, radius * y, climb + 0.006 * shown + 0.003 * wobble((x * 3 + seed, y * 3, 3))))
            core.append(shown)
    return values(mesh('drink', vertices, grid_faces(RINGS + 1, COLUMNS, True), material), 'core', core)
