"""Bare metal: skewers."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    dark, light = entry['colours']
    colour = shader.ramp(shader.noise(9, 4, 0.6), [(0.35, dark), (0.7, light)])
    return shader.done(shader.surface(colour, metallic=0.9, roughness=0.34))
