"""Drops of fat on a broth."""
from ..colour import linear
from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    colour = entry['colours'][0]
    clear = shader.node('BsdfTransparent', {'Color': linear(colour)})
    body = shader.blend(0.14, clear, shader.surface(colour, roughness=0.1, coat=1.0))
    gloss = shader.node('BsdfGlossy', {'Roughness': 0.02, 'Color': (1, 1, 1, 1)})
    return shader.done(shader.blend(shader.node('Fresnel', {'IOR': 1.47}), body, gloss))
