"""An opened envelope of crumpled foil, its edges turned up."""

from ..scene import link, mesh, wobble

ROWS, COLUMNS = 84, 110


def build(description, materials, vessel, random):
    long, wide = description.get('long', 0.98), description.get('wide', 0.72)
    seed, vertices, faces = random.uniform(0, 99), [], []
    for i in range(ROWS):
        for j in range(COLUMNS):
            u, v = j / (COLUMNS - 1) * 2 - 1, i / (ROWS - 1) * 2 - 1
            x, y = u * long + random.uniform(-0.006, 0.006), v * wide + random.uniform(-0.006, 0.006)
            edge = max(abs(u) ** 6, abs(v) ** 5)
            crease = (
                abs(wobble((x * 3.2 + seed, y * 3.2, 0)))
                + 0.6 * abs(wobble((x * 7 + seed, y * 7, 4)))
                + 0.3 * abs(wobble((x * 15, y * 15 + seed, 8)))
            )
            lift = (0.2 + 0.12 * wobble((x * 2.2 + seed, y * 2.2, 6))) * edge
            pull = 1 - 0.1 * edge
            vertices.append((x * pull, y * pull, vessel.LEVEL + 0.012 + lift + (0.045 + 0.07 * edge) * crease))
    for i in range(ROWS - 1):
        for j in range(COLUMNS - 1):
            a = i * COLUMNS + j
            faces += [(a, a + 1, a + COLUMNS), (a + 1, a + COLUMNS + 1, a + COLUMNS)]
    link(mesh('foil', vertices, faces, materials[description['of']], smooth=False))
