"""Leaves of lettuce: green at the edge, pale at the ribs by the value `core`; light shines through."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    rib, pale, green = entry['colours']
    place = shader.math('ADD', shader.value('core'), shader.math('MULTIPLY', shader.math('SUBTRACT', shader.noise(7, 4), 0.5), 0.35))
    colour = shader.varied(shader.ramp(place, [(0.12, rib), (0.5, pale), (0.95, green)], 'LINEAR'), 0.16, 0.012)
    bright = shader.node('HueSaturation', {'Color': colour, 'Saturation': 1.1, 'Value': 1.35})
    through = shader.node('BsdfTranslucent', {'Color': bright})
    body = shader.surface(colour, roughness=0.32, coat=0.45, coat_roughness=0.15, normal=shader.bump(shader.noise(22, 3), 0.25, 0.012))
    return shader.done(shader.blend(0.32, body, through))
