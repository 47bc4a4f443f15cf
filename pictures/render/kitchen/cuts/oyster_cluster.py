"""A cluster of oyster mushrooms: fans that grow from one foot, the larger below."""

from mathutils import Matrix

from ..scene import mesh, values
from .oyster_fan import build as build_fan

FANS = 11


def build(material, random, size):
    vertices, faces, core = [], [], []
    for k in range(FANS):
        share = k / (FANS - 1)
        fan = build_fan(material, random, size * (1.5 - 0.6 * share))
        turn = Matrix.Rotation(k * 2.4, 4, 'Z') @ Matrix.Rotation(-0.25 - 0.75 * share, 4, 'Y') @ Matrix.Translation((0.22 * size, 0, 0))
        start = len(vertices)
        vertices += [turn @ corner.co for corner in fan.data.vertices]
        faces += [tuple(start + corner for corner in face.vertices) for face in fan.data.polygons]
        core += [point.value for point in fan.data.attributes['core'].data]
    cluster = values(mesh('oysters', vertices, faces, material), 'core', core)
    cluster.modifiers.new('thick', 'SOLIDIFY').thickness = 0.035 * size
    return cluster
