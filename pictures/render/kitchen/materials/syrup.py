"""Honey and syrups: clear, deep where they are thick, with a soft gloss."""

from ..colour import linear
from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    tint, body = entry['colours']
    colour = shader.ramp(shader.noise(3, 2), [(0.3, body), (0.7, tint)])
    film = shader.surface(colour, soft=0.3, radius=(0.06, 0.04, 0.015), roughness=0.3, coat=0.5, coat_roughness=0.12)
    return shader.done(shader.blend(entry.get('clear', 0.4), film, shader.node('BsdfTransparent', {'Color': linear(tint)})))
