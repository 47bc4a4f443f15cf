"""Smetana and cream: thick, dull white, not quite smooth."""
from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    dark, light = entry['colours']
    colour = shader.ramp(shader.noise(7, 4, 0.6), [(0.3, dark), (0.7, light)])
    return shader.done(shader.surface(colour, soft=0.3, radius=(0.08, 0.06, 0.04), roughness=0.36, coat=0.25,
                                      coat_roughness=0.25, normal=shader.bump(shader.noise(24, 4, 0.6), 0.12, 0.012)))
