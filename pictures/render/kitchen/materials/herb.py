"""Green leaves, through which light shines."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    dark, light = entry['colours']
    colour = shader.varied(shader.ramp(shader.noise(8, 3), [(0.3, dark), (0.7, light)]), 0.25, 0.02)
    bright = shader.node('HueSaturation', {'Color': colour, 'Saturation': 1.1, 'Value': 1.5})
    through = shader.node('BsdfTranslucent', {'Color': bright})
    return shader.done(shader.blend(0.3, shader.surface(colour, roughness=0.4, specular=0.4), through))
