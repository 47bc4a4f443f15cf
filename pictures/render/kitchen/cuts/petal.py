"""Square pieces of sweet pepper or onion: slightly curved, skin outside."""

from ..layout import grid_faces
from ..scene import mesh, rounded, wobble

STEPS = 9


def build(material, random, size):
    long, wide, bow, seed = (
        0.125 * size * random.uniform(0.8, 1.2),
        0.1 * size * random.uniform(0.8, 1.2),
        random.uniform(0.7, 2.4) / size,
        random.uniform(0, 99),
    )
    vertices = []
    for i in range(STEPS):
        for j in range(STEPS):
            x, y = (i / (STEPS - 1) * 2 - 1) * long, (j / (STEPS - 1) * 2 - 1) * wide
            skew = 1 + 0.14 * wobble((x * 6 + seed, y * 6, 0))
            vertices.append((x * skew, y * skew, 0.09 * size * 0.2 - bow * x * x - 0.4 * bow * y * y))
    piece = mesh('petal', vertices, grid_faces(STEPS, STEPS), material)
    piece.modifiers.new('thick', 'SOLIDIFY').thickness = 0.036 * size
    return rounded(piece)
