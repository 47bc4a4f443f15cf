"""Boiled shreds of a leaf: thin and limp, so that light shines through."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    dark, light = entry['colours']
    colour = shader.varied(shader.ramp(shader.noise(3, 3, 0.5, (1, 4, 1)), [(0.3, dark), (0.7, light)]), 0.1, 0.01)
    through = shader.node('BsdfTranslucent', {'Color': colour})
    veins = shader.bump(shader.noise(9, 3, 0.5, (0.6, 7, 1)), 0.12, 0.008)
    body = shader.surface(colour, soft=0.2, roughness=0.25, coat=0.7, normal=veins)
    return shader.done(shader.blend(0.4, body, through))
