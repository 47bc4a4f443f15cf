"""A frying pan with a long handle: cast iron, or enamelled in the colour of its glaze."""

import math

from ..layout import smooth_profile
from ..scene import link, tubes, turned
from ..shader import Shader

LEVEL, SURFACE, MIDDLE = 0.2, 0.87, 0.34
OUTSIDE = [(0.001, 0.03), (0.6, 0.03), (0.76, 0.05), (0.84, 0.14), (0.93, 0.34), (0.96, 0.38)]
INSIDE = [(0.955, 0.4), (0.925, 0.4), (0.9, 0.36), (0.84, 0.2), (0.76, 0.12), (0.6, 0.1), (0.001, 0.1)]
HANDLE = 0.62


def build(description):
    material = _iron(description)
    link(turned('skillet', smooth_profile(OUTSIDE + INSIDE), material, uneven=0.0))
    handle = []
    for i in range(20):
        away = 0.92 + 0.06 * i
        handle.append(((away * math.cos(HANDLE), away * math.sin(HANDLE), 0.34 + 0.006 * i), 1 + 0.3 * math.sin(i / 6)))
    thing = link(tubes('handle', [handle], 0.075, material, 4))
    thing.scale.z = 0.6
    thing.location.z = 0.13


def _iron(description):
    shader = Shader('iron')
    worn = shader.ramp(shader.noise(5, 5, 0.65), [(0.35, 0.75), (0.7, 1.15)], 'LINEAR')
    colour = shader.node('HueSaturation', {'Color': description['glaze'], 'Value': worn})
    if 'rim' in description:
        colour = shader.mix(shader.ramp(shader.value('rim'), [(0.72, 0), (0.86, 1)]), colour, description['rim'])
    return shader.done(
        shader.surface(colour, roughness=0.38, coat=0.25, coat_roughness=0.3, normal=shader.bump(shader.noise(46, 3), 0.18, 0.01))
    )
