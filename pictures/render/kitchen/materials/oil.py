"""Drops of fat on a broth: clear discs, lighter than the broth, with a gloss."""

from ..colour import linear
from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    tint, body = entry['colours']
    clear = shader.node('BsdfTransparent', {'Color': linear(tint)})
    film = shader.blend(0.3, clear, shader.surface(body, roughness=0.1, coat=1.0))
    gloss = shader.node('BsdfGlossy', {'Roughness': 0.02, 'Color': (1, 1, 1, 1)})
    return shader.done(shader.blend(shader.node('Fresnel', {'IOR': 1.47}), film, gloss))
