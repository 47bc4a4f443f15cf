"""A dark baking tray lined with crumpled parchment."""

import math

from ..layout import grid_faces
from ..scene import link, mesh, rounded, wobble
from ..shader import Shader
from ..shapes.oblong import reach

LEVEL, SURFACE, MIDDLE = 0.075, 0.85, 0.2
LONG, WIDE, SIDES, ROWS = 1.06, 0.8, 160, 46
PROFILE = [
    (0.001, 0.03),
    (0.94, 0.03),
    (0.97, 0.06),
    (1.0, 0.15),
    (1.03, 0.17),
    (1.032, 0.18),
    (1.0, 0.175),
    (0.985, 0.165),
    (0.955, 0.07),
    (0.93, 0.045),
    (0.001, 0.045),
]


def build(description):
    shader = Shader('tray')
    worn = shader.ramp(shader.noise(4, 5, 0.65), [(0.35, 0.8), (0.7, 1.2)], 'LINEAR')
    steel = shader.node('HueSaturation', {'Color': description['glaze'], 'Value': worn})
    ways = [reach(math.tau * i / SIDES, LONG, WIDE) for i in range(SIDES)]
    vertices = [
        (share * way * math.cos(math.tau * i / SIDES), share * way * math.sin(math.tau * i / SIDES), height)
        for share, height in PROFILE
        for i, way in enumerate(ways)
    ]
    material = shader.done(shader.surface(steel, metallic=0.5, roughness=0.42))
    link(rounded(mesh('tray', vertices, grid_faces(len(PROFILE), SIDES, True), material)))
    _line(ways)


def _line(ways):
    """Lays the parchment, which climbs the walls and stands up unevenly at its edge."""
    shader = Shader('parchment')
    fibre = shader.ramp(shader.noise(16, 5, 0.7), [(0.3, '#c9ab7c'), (0.7, '#dcc49a')])
    material = shader.done(shader.surface(fibre, roughness=0.6, specular=0.3, normal=shader.bump(shader.noise(5, 5, 0.6), 0.5, 0.03)))
    vertices = []
    for i in range(ROWS):
        share = (i + 0.01) / (ROWS - 1)
        for j, way in enumerate(ways):
            angle = math.tau * j / SIDES
            across, along = math.cos(angle), math.sin(angle)
            x, y = share * way * across, share * way * along
            climb = max(0, (share - 0.9) / 0.1)
            crease = abs(wobble((x * 2.3, y * 2.3, 3))) + 0.5 * abs(wobble((x * 6, y * 6, 1)))
            edge = climb * (0.1 + 0.09 * wobble((across * 4, along * 4, 8)) + 0.03 * wobble((across * 14, along * 14, 2)))
            vertices.append((x * 0.97, y * 0.97, 0.05 + 0.022 * crease * (1 - climb) + edge))
    link(mesh('parchment', vertices, grid_faces(ROWS, SIDES, True), material)).modifiers.new('thick', 'SOLIDIFY').thickness = 0.004
