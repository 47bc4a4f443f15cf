"""One large window beside and a little behind the dish, and a strip at the back. Each further lamp costs samples: the room fills in."""

import math

import bpy
from mathutils import Vector

from .scene import link


def shine():
    azimuth, elevation, distance = math.radians(152), math.radians(42), 4.2
    _area(
        (
            distance * math.cos(azimuth) * math.cos(elevation),
            distance * math.sin(azimuth) * math.cos(elevation),
            distance * math.sin(elevation),
        ),
        2.2,
        1.8,
        370,
        (1, 0.91, 0.8),
    )
    _area((0.9, 3.6, 1.4), 1.6, 0.5, 80, (1, 0.95, 0.88))
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background'].inputs
    background[0].default_value, background[1].default_value = (1, 0.97, 0.94, 1), 0.42
    world.cycles.sampling_method = 'NONE'


def _area(location, width, height, power, colour):
    data = bpy.data.lights.new('window', 'AREA')
    data.shape, data.size, data.size_y, data.energy, data.color = 'RECTANGLE', width, height, power, colour
    lamp = link(bpy.data.objects.new('window', data))
    lamp.location = location
    lamp.rotation_euler = (Vector((0, 0, 0.3)) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
