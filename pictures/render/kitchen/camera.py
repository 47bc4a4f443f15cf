"""Cameras of the views."""

import math

import bpy
from mathutils import Vector

from .scene import link

# Elevation in degrees, distance, the point in the middle of the frame, the point in focus.
CAMERAS = {'front': (45, 4.7, (0, 0, 0.4), (0, -0.25, 0.52)), 'above': (82, 5.1, (0, 0.02, 0.4), (0, -0.1, 0.52))}


def aim(view):
    elevation, distance, target, focus = CAMERAS[view]
    data = bpy.data.cameras.new(view)
    camera = link(bpy.data.objects.new(view, data))
    bpy.context.scene.camera = camera
    angle, target, focus = math.radians(elevation), Vector(target), Vector(focus)
    camera.location = target + Vector((0, -math.cos(angle), math.sin(angle))) * distance
    camera.rotation_euler = (target - camera.location).to_track_quat('-Z', 'Y').to_euler()
    data.lens, data.sensor_width = 80, 36
    data.dof.use_dof, data.dof.aperture_blades = True, 7
    # A tenth of f/4.5: the scene is ten times as small in Blender's metres as the dish is in decimetres.
    data.dof.aperture_fstop = 0.45
    data.dof.focus_distance = (focus - camera.location).dot((target - camera.location).normalized())
