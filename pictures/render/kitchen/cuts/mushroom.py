"""A slice of a mushroom along its stalk: a cap, gills and a stem."""
import math

from ..scene import mesh, values

THICK = 0.05


def build(material, random, size):
    outline = [(0.2 * math.cos(a), 0.14 * math.sin(a)) for a in (math.pi * i / 24 for i in range(25))]
    outline += [(-0.2, -0.05), (-0.15, -0.075), (-0.085, -0.05), (-0.075, -0.12), (-0.06, -0.15), (0.06, -0.15), (0.075, -0.12),
                (0.085, -0.05), (0.15, -0.075), (0.2, -0.05)]
    outline = [(x * size * random.uniform(0.97, 1.03), y * size) for x, y in outline]
    vertices, core, faces = [], [], []
    for share, height in ((0.001, THICK), (0.55, THICK), (0.9, THICK), (1, THICK * 0.6), (1, -THICK * 0.6), (0.9, -THICK), (0.001, -THICK)):
        for x, y in outline:
            vertices.append((x * share, y * share, height / 2))
            core.append(share if y > -0.04 * size else 0.4 * share)
    count = len(outline)
    for i in range(6):
        for j in range(count):
            k = (j + 1) % count
            faces.append((i * count + j, i * count + k, (i + 1) * count + k, (i + 1) * count + j))
    return values(mesh('mushroom', vertices, faces, material, crease=0.9), 'core', core)
