"""A camera without perspective that takes in all that lies on the ground."""

import bpy
import numpy as np
from mathutils import Vector

MARGIN = 1.04


def frame(scene):
    """Centres the camera of the scene on its objects, as large as they fit."""
    camera = scene.camera
    bpy.context.view_layer.update()
    turn = camera.matrix_world.to_3x3()
    right, up = (np.array(turn @ Vector(axis)) for axis in ((1, 0, 0), (0, 1, 0)))
    points = np.concatenate([_corners(thing) for thing in scene.objects if thing.type in ('MESH', 'CURVE')])
    spans = [(across.min(), across.max()) for across in (points @ right, points @ up)]
    here = np.array(camera.location)
    moved = sum((axis * ((low + high) / 2 - here @ axis) for axis, (low, high) in zip((right, up), spans)), here)
    camera.location = moved
    camera.data.type, camera.data.ortho_scale = 'ORTHO', MARGIN * max(high - low for low, high in spans)
    camera.data.dof.use_dof = False


def _corners(thing):
    """The corners of an object as it is rendered, in the space of the scene."""
    graph = bpy.context.evaluated_depsgraph_get()
    evaluated = thing.evaluated_get(graph)
    data = evaluated.to_mesh()
    corners = np.empty(len(data.vertices) * 3)
    data.vertices.foreach_get('co', corners)
    evaluated.to_mesh_clear()
    world = np.array(thing.matrix_world)
    return corners.reshape(-1, 3) @ world[:3, :3].T + world[:3, 3]
