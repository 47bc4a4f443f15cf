"""A slice of an onion, its rings fallen loose."""

import math

from ..layout import grid_faces
from ..scene import mesh, values, wobble

STEPS = 64


def build(material, random, size):
    vertices, faces, core = [], [], []
    for ring in range(random.choice((2, 3))):
        radius, seed = size * (0.19 - 0.052 * ring) * random.uniform(0.94, 1.05), random.uniform(0, 99)
        wall, tall, start = 0.011 * size, 0.026 * size, len(vertices)
        lean, shift = random.uniform(-0.16, 0.16), random.uniform(-0.014, 0.014) * size
        for i in range(STEPS):
            angle = math.tau * i / STEPS
            c, s = math.cos(angle), math.sin(angle)
            edge = radius * (1 + 0.1 * wobble((c + seed, s, 0)))
            for across, up, value in ((1, -1, 1), (1, 1, 1), (-1, 1, 0), (-1, -1, 0)):
                x = (edge + across * wall) * c + shift
                vertices.append((x, (edge + across * wall) * s, up * tall + lean * x + 0.02 * size * wobble((c + seed, s, 4))))
                core.append(value)
        faces += [tuple(start + k for k in face) for face in grid_faces(STEPS, 4, True)]
        last = start + (STEPS - 1) * 4
        faces += [(last + k, last + (k + 1) % 4, start + (k + 1) % 4, start + k) for k in range(4)]
    return values(mesh('onion', vertices, faces, material, crease=0.8), 'core', core)
