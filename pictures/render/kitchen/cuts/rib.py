"""A smoked rib: meat around a bone whose end shows."""
import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble


def build(material, random, size):
    rows, columns, seed, vertices, core = 50, 26, random.uniform(0, 99), [], []
    for i in range(rows):
        t = i / (rows - 1)
        bare = t > 0.84
        thick = 0.045 if bare else 0.125 * (1 + 0.2 * wobble((t * 3, seed, 0)))
        thick *= size * min(1, (min(t, 1 - t) / 0.05) ** 0.5 + 0.02)
        for j in range(columns):
            angle = math.tau * j / columns
            uneven = 1 if bare else 1 + 0.22 * wobble((math.cos(angle) * 1.5 + seed, math.sin(angle) * 1.5, t * 4))
            vertices.append(((t - 0.5) * 0.62 * size, thick * uneven * math.cos(angle),
                             thick * uneven * math.sin(angle) * (1 if bare else 0.72) + 0.06 * size * math.sin(math.pi * t)))
            core.append(0.02 if bare else 0.45 + 0.5 * abs(wobble((t * 5, angle, seed))) + 0.2 * math.sin(angle))
    return values(mesh('rib', vertices, grid_faces(rows, columns, True), material), 'core', core)
