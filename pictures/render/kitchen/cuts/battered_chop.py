"""A flattened fillet in cheese batter: blistered, with a ragged crisp edge; the value `core` is below 0 inside of a cut one."""

from mathutils import Matrix, Vector

from ..scene import mesh, values, wobble
from ..shapes.limbs import bounds, distance, surface

STEP, BLEND = 0.014, 0.03
INSIDE = -0.6


def build(material, random, size, end=1.0):
    a, b, seed = random.uniform(-0.05, 0.05), random.uniform(-0.05, 0.05), Vector((random.uniform(0, 99), 0, 0))
    limbs = [
        ([(-0.12, 0, 0, 0.26)], (1.15, 0.95, 0.22)),
        ([(0.16, a, 0, 0.2)], (1.25, 0.95, 0.27)),
        ([(0.02, 0.1 + b, 0, 0.2)], (1.4, 0.8, 0.28)),
    ]

    def field(points):
        return distance(points, limbs, BLEND).clip(points[..., 0] - end)

    vertices, faces = surface(field, *bounds(limbs, 3 * STEP), STEP)
    thing, core = mesh('chop', vertices, faces, material), []
    for corner in thing.data.vertices:
        point, normal = corner.co.copy(), corner.normal.copy()
        blister = wobble(point * 9 + seed) + 0.6 * wobble(point * 21 + seed) + 0.4 * wobble(point * 44 + seed)
        rim = 1 - abs(normal.z)
        if point.x > end - 0.01:
            core.append(INSIDE if abs(point.z) < 0.036 else 0.2)
            continue
        out = 0.012 * blister + 0.05 * rim * max(0, wobble(point * 14 + seed)) + 0.02 * rim * wobble(point * 40 + seed)
        corner.co = point + normal * out
        core.append(0.42 + 0.3 * blister * 0.6 + 0.3 * wobble(point * 3 + seed) + 0.25 * rim)
    thing.data.transform(Matrix.Scale(size, 4))
    return values(thing, 'core', core)
