"""A bevelled, warped block: the base of dice, sticks and pieces of meat."""

import bmesh
import bpy
from mathutils import Vector, noise

SIZE = (0.28, 0.21, 0.17)


def build(material, random, size):
    return block(material, random, [side * size for side in SIZE], 0.26, 0.2)


def block(material, random, sides, uneven, bevel):
    """A block whose corners stray by the share `uneven` of its sides."""
    form = bmesh.new()
    bmesh.ops.create_cube(form, size=1)
    for corner in form.verts:
        corner.co = Vector([c * (1 + uneven * random.uniform(-1, 1)) * side for c, side in zip(corner.co, sides)])
    least = min(sides)
    bmesh.ops.bevel(form, geom=[*form.edges, *form.verts], offset=bevel * least, segments=3, profile=0.6, affect='EDGES')
    bmesh.ops.subdivide_edges(form, edges=form.edges, cuts=2, use_grid_fill=True)
    shift = Vector((random.uniform(0, 99), random.uniform(0, 99), 0))
    for corner in form.verts:
        corner.co += noise.noise_vector(corner.co / least * 1.3 + shift) * least * uneven * 0.8
    data = bpy.data.meshes.new('block')
    form.to_mesh(data)
    form.free()
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.materials.append(material)
    return bpy.data.objects.new('block', data)
