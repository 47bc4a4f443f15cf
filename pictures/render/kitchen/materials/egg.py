"""Fried and poached eggs by the value `core`: a glossy yolk up to 0.3, the white around 0.5, its browned edge above."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    core = shader.value('core')
    stray = shader.math('MULTIPLY', shader.math('SUBTRACT', shader.noise(20, 4), 0.5), 0.12)
    white = shader.ramp(core, [(0.3, 0), (0.36, 1)], 'LINEAR')
    place = shader.math('ADD', core, shader.math('MULTIPLY', stray, white))
    colour = shader.ramp(place, list(zip(entry['stops'], entry['colours'])), 'LINEAR')
    height = shader.math('MULTIPLY', shader.noise(16, 4, 0.6), white)
    return shader.done(
        shader.surface(
            colour,
            soft=0.35,
            radius=(0.05, 0.042, 0.03),
            roughness=shader.ramp(white, [(0, 0.14), (1, 0.34)]),
            coat=shader.ramp(white, [(0, 1), (1, 0.45)]),
            coat_roughness=0.06,
            normal=shader.bump(height, 0.18, 0.012),
        )
    )
