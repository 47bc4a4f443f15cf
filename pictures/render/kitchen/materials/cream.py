"""Smetana and cream: thick, warm white, smooth, with a soft gloss."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    dark, light = entry['colours']
    colour = shader.ramp(shader.noise(5, 3, 0.5), [(0.3, dark), (0.7, light)])
    return shader.done(
        shader.surface(
            colour,
            soft=0.5,
            radius=(0.08, 0.075, 0.062),
            roughness=0.32,
            coat=0.35,
            coat_roughness=0.15,
            normal=shader.bump(shader.noise(18, 3, 0.5), 0.05, 0.01),
        )
    )
