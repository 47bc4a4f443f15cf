"""A cutlet of minced chicken in small croutons; the value `core` is 0 inside of a cut one, and how browned the croutons are."""

from mathutils import Euler, Vector

from ..scene import mesh, values, wobble
from ..shapes.limbs import bounds, distance, surface

CROUTONS, BLEND, STEP = 900, 0.04, 0.016
BROWNS = (0.45, 0.66, 0.9)
LIMBS = [([(-0.08, 0, 0, 0.17)], (1.25, 1.0, 0.66)), ([(0.13, 0, 0, 0.14)], (1.4, 0.95, 0.68))]
CUBE = [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
SIDES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def build(material, random, size, end=1.0):
    seed = random.uniform(0, 99)

    def field(points):
        away = distance(points, LIMBS, BLEND)
        return away.clip(points[..., 0] - end)

    vertices, faces = surface(field, *bounds(LIMBS, 3 * STEP), STEP)
    vertices, faces, core = [Vector(point) for point in vertices], list(faces), []
    for point in vertices:
        core.append(0.12 + 0.1 * wobble(point * 9) if point.x > end - 0.012 else 0.62 + 0.12 * wobble(point * 6 + Vector((seed, 0, 0))))
    shell = [point for point in vertices if point.x < end - 0.02]
    for spot in random.sample(shell, min(CROUTONS, len(shell))):
        _crouton(vertices, faces, core, random, spot, random.choice(BROWNS) + 0.1 * wobble(spot * 4 + Vector((seed, 5, 0))))
    return values(mesh('cutlet', [point * size for point in vertices], faces, material, crease=0.7), 'core', core)


def _crouton(vertices, faces, core, random, spot, brown):
    """Adds a crouton that is half pressed into the cutlet."""
    start, turn = len(vertices), Euler([random.uniform(0, 3) for _ in 'xyz']).to_matrix()
    sides = [random.uniform(0.008, 0.015) for _ in 'xyz']
    for corner in CUBE:
        vertices.append(spot * 1.05 + turn @ Vector([c * side * random.uniform(0.8, 1.1) for c, side in zip(corner, sides)]))
        core.append(brown + random.uniform(-0.05, 0.08))
    faces += [tuple(start + i for i in side) for side in SIDES]
