"""Ice: clear, with a white core and glossy edges."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    tint, white = entry['colours']
    facing = shader.node('LayerWeight', {'Blend': 0.4}).outputs['Facing']
    clear = shader.node('BsdfTransparent', {'Color': tint})
    waves = shader.bump(shader.noise(5, 3), 0.25, 0.03)
    body = shader.surface(white, soft=0.2, roughness=0.4, coat=0.3)
    gloss = shader.node('BsdfGlossy', {'Roughness': 0.06, 'Normal': waves, 'Color': (1, 1, 1, 1)})
    milky = shader.math('ADD', shader.ramp(facing, [(0.3, 0.08), (0.9, 0.45)]), shader.ramp(shader.noise(7, 4), [(0.5, 0), (0.7, 0.35)]))
    return shader.done(shader.blend(shader.node('Fresnel', {'IOR': 1.4, 'Normal': waves}), shader.blend(milky, clear, body), gloss))
