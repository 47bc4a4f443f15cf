"""Objects of a scene. One unit is a decimetre."""

import math

import bpy
from mathutils import Vector, noise


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    noise.seed_set(1)


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def mesh(name, vertices, faces, materials, smooth=True, slots=None, crease=None):
    """An object that is not yet in the scene. `slots` has the number of the material of each face."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(vertex) for vertex in vertices], [], faces)
    data.update()
    for material in materials if isinstance(materials, (list, tuple)) else [materials]:
        data.materials.append(material)
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    if slots:
        data.polygons.foreach_set('material_index', slots)
    if crease:
        data.use_auto_smooth, data.auto_smooth_angle = True, crease
    return bpy.data.objects.new(name, data)


def values(thing, name, numbers):
    """Gives each vertex a number that materials read by its name."""
    thing.data.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', list(numbers))
    return thing


def rounded(thing, levels=1):
    modifier = thing.modifiers.new('rounded', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels
    return thing


def copy(thing, location, rotation=(0, 0, 0), scale=1.0):
    """A copy in the scene that shares the mesh."""
    other = thing.copy()
    other.location, other.rotation_euler = location, rotation
    other.scale = (scale, scale, scale)
    return link(other)


def tubes(name, curves, radius, material, resolution=1):
    """Round strands along lists of `(point, thickness)`."""
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = '3D', radius, resolution, True
    for curve in curves:
        spline = data.splines.new('POLY')
        spline.points.add(len(curve) - 1)
        spline.use_smooth = True
        for target, (point, thickness) in zip(spline.points, curve):
            target.co, target.radius = (*point, 1), thickness
    data.materials.append(material)
    return bpy.data.objects.new(name, data)


def wobble(point, scale=1.0):
    """Smooth noise from -1 to 1."""
    return noise.noise(Vector(point) * scale)


def turned(name, profile, material, segments=128, uneven=0.004):
    """A vessel from its profile, with the closeness to the rim as the value `rim`."""
    top = max(height for _, height in profile)
    vertices, rim = [], []
    for i in range(segments):
        angle = math.tau * i / segments
        stretch = 1 + uneven * (math.sin(2 * angle + 0.7) + 0.6 * math.sin(3 * angle + 2))
        for radius, height in profile:
            vertices.append((radius * stretch * math.cos(angle), radius * stretch * math.sin(angle), height))
            rim.append(max(0, 1 - abs(height - top) / 0.1))
    count = len(profile)
    faces = [
        (i * count + p, (i + 1) % segments * count + p, (i + 1) % segments * count + p + 1, i * count + p + 1)
        for i in range(segments)
        for p in range(count - 1)
    ]
    return rounded(values(mesh(name, vertices, faces, material), 'rim', rim))


def pool(material, radius, depth, ripple):
    """A liquid that climbs a little at the wall, closed below; `ripple(x, y)` is the height of its surface."""
    segments, rings = 96, 60
    vertices, faces = [(0, 0, ripple(0, 0))], [(0, 1 + j, 1 + (j + 1) % segments) for j in range(segments)]
    shells = [(i / rings, None) for i in range(1, rings + 1)] + [(0.93, 0.35), (0.72, 0.75), (0.4, 1)]
    for share, below in shells:
        for j in range(segments):
            angle = math.tau * j / segments
            x, y = radius * share * math.cos(angle), radius * share * math.sin(angle)
            climb = 0.022 * max(0, (share - 0.9) / 0.1) ** 2
            vertices.append((x, y, ripple(x, y) + climb if below is None else -depth * below))
    for i in range(len(shells) - 1):
        for j in range(segments):
            k, inner, outer = (j + 1) % segments, 1 + i * segments, 1 + (i + 1) * segments
            faces.append((inner + j, outer + j, outer + k, inner + k))
    last = 1 + (len(shells) - 1) * segments
    faces.append(tuple(range(last + segments - 1, last - 1, -1)))
    return mesh('liquid', vertices, faces, material)
