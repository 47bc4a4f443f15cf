"""A block of jelly cut from its mould."""

from ..layout import grid_faces
from ..scene import mesh, wobble
from ..shapes.oblong import edge

COLUMNS = 160
# Half of its sides.
LONG, WIDE = 0.56, 0.38
PROFILE = [(0.001, 0.0), (0.97, 0.0), (1.0, 0.03), (0.99, 0.5), (0.98, 0.95), (0.965, 0.99), (0.94, 1.0), (0.7, 1.0), (0.001, 1.0)]


def build(material, random, size):
    seed, outline, vertices = random.uniform(0, 99), edge(COLUMNS, LONG, WIDE), []
    for share, height in PROFILE:
        for x, y in outline:
            wave = 0.01 * wobble((x * 3 + seed, y * 3, 0)) * (height > 0.5)
            bulge = 1 + 0.012 * wobble((x * 4 + seed, y * 4, height * 2))
            vertices.append((size * share * bulge * x, size * share * bulge * y, size * (0.3 * height + wave)))
    return mesh('aspic', vertices, grid_faces(len(PROFILE), COLUMNS, True), material, crease=0.9)
