"""A piece of thin lavash folded in four: the layers lie loosely on each other."""

from ..layout import grid_faces
from ..scene import mesh, values, wobble

LAYERS, STEPS, GAP = 4, 34, 0.05


def build(material, random, size):
    vertices, faces, core = [], [], []
    for k in range(LAYERS):
        seed, shift = random.uniform(0, 99), random.uniform(-0.03, 0.03)
        faces += grid_faces(STEPS, STEPS, start=len(vertices))
        for i in range(STEPS):
            for j in range(STEPS):
                x, y = i / (STEPS - 1) - 0.5, j / (STEPS - 1) - 0.5
                # The fold is at the right: there the layers meet in pairs.
                fold = max(0, (x - 0.3) / 0.2) ** 2 * (1 if k % 2 else -1) * -0.45 * GAP
                lift = k * GAP + fold + 0.03 * wobble((x * 3 + seed, y * 3, 0)) + 0.01 * wobble((x * 9, y * 9 + seed, 0))
                vertices.append((size * (0.8 * x + shift * (0.5 - x)), size * 0.66 * y, size * lift))
                blister = wobble((x * 8 + seed, y * 8, 5)) + 0.6 * wobble((x * 17, y * 17 + seed, 8))
                core.append(0.32 + 0.6 * max(0, blister - 0.05))
    sheet = mesh('lavash', vertices, faces, material)
    sheet.modifiers.new('thick', 'SOLIDIFY').thickness = 0.014 * size
    return values(sheet, 'core', core)
